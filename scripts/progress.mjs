const frames = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];

/** How often a log that nobody watches says how far a step is, in milliseconds; every minute from the first one on. */
const pause = 5_000;

/** Seconds as people read them: 0.4 s, 12 s. */
export function seconds(milliseconds) {
  const value = milliseconds / 1000;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;
}

/**
 * Runs the work under a name: a spinner where a person watches, one line with the time when it is done. The work gets a
 * function to report progress: how many of how many, and what takes longest.
 */
export async function step(name, work, out = process.stdout) {
  const started = Date.now();
  let howFar = "";
  const timer = out.isTTY ? spin() : log();
  let sign = "✗";
  try {
    const result = await work((done, of, longest) => {
      howFar = `${done} of ${of}${longest ? `, longest: ${longest}` : ""}`;
    });
    sign = "✓";
    return result;
  } finally {
    clearInterval(timer);
    out.write(`${out.isTTY ? clear : ""}${sign} ${name} (${time()})\n`);
  }

  function time() {
    return seconds(Date.now() - started);
  }

  function log() {
    let times = 0;
    out.write(`… ${name}\n`);
    return setInterval(() => {
      times++;
      if (times < 12 || times % 12 === 0) out.write(`  ${name}: ${howFar || time()}\n`);
    }, pause);
  }

  function spin() {
    let frame = 0;
    const draw = () => {
      frame = (frame + 1) % frames.length;
      const line = `${frames[frame]} ${name} ${time()}${howFar && `, ${howFar}`}`;
      out.write(clear + line.slice(0, (out.columns ?? 80) - 1));
    };
    draw();
    return setInterval(draw, 120);
  }
}

/** To the beginning of the line, and rid of what stands there. */
const clear = "\r\u001b[2K";
