const frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];

/** Seconds as people read them: 0.4 s, 12 s. */
export function seconds(milliseconds) {
  const value = milliseconds / 1000;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;
}

/** Runs the work under a name: a spinner where a person watches, one line with the time when it is done. */
export async function step(name, work, out = process.stdout) {
  const started = Date.now();
  const spinner = out.isTTY ? spin(name, started, out) : undefined;
  if (!spinner) out.write(`… ${name}\n`);
  try {
    const result = await work();
    spinner?.stop();
    out.write(`✓ ${name} (${seconds(Date.now() - started)})\n`);
    return result;
  } catch (error) {
    spinner?.stop();
    out.write(`✗ ${name} (${seconds(Date.now() - started)})\n`);
    throw error;
  }
}

function spin(name, started, out) {
  let frame = 0;
  const draw = () => {
    frame = (frame + 1) % frames.length;
    out.write(`\r\u001b[2K${frames[frame]} ${name} ${seconds(Date.now() - started)}`);
  };
  draw();
  const timer = setInterval(draw, 120);
  return {
    stop() {
      clearInterval(timer);
      out.write("\r\u001b[2K");
    },
  };
}
