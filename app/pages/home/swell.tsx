const rows = 11;
const width = 480;
const step = 60;

/** Rows of points that rise and fall like a swell, the farthest row first. */
export function Swell({ className, phase }: { className?: string | undefined; phase: number }) {
  return (
    <svg
      className={className}
      viewBox="0 0 480 220"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      strokeLinecap="round"
      strokeDasharray="0 9.5"
      aria-hidden="true"
    >
      {Array.from({ length: rows }, (_, row) => (
        <path key={line(row, phase)} strokeWidth={(1.6 + row * 0.26).toFixed(1)} d={line(row, phase)} />
      ))}
    </svg>
  );
}

function line(row: number, phase: number): string {
  const depth = row / (rows - 1);
  const y = 26 + depth ** 1.5 * 170;
  const height = 4 + depth * 15;
  const points = Array.from({ length: width / step + 1 }, (_, i) => {
    const wave = Math.sin(i * 0.95 + row * 0.5 + phase) + 0.5 * Math.sin(i * 1.5 - row * 0.35 + phase * 1.7);
    return `${i * step} ${Math.round(y + height * wave * 0.7)}`;
  });
  return smooth(points);
}

/** Joins points with curves that share their slope. */
function smooth([first, second, ...rest]: string[]): string {
  return `M${first}Q${half(first as string, second as string)} ${second}T${rest.join(" ")}`;
}

function half(a: string, b: string): string {
  const [ax, ay] = a.split(" ").map(Number) as [number, number];
  const [bx, by] = b.split(" ").map(Number) as [number, number];
  return `${(ax + bx) / 2} ${(ay + by) / 2}`;
}
