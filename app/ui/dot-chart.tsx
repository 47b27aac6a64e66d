import styles from "./dot-chart.module.css";
import { acrossShapes, type ChartShapes, type DotChartData, upShapes } from "./dot-chart-shapes.ts";

type Props = { data: DotChartData; label: string; columns: { label: string; value: string } };

/** Bars one can count: each point is `per` units, every axis begins at zero, the last bar is the brilliant one. */
export function DotChart({ data, label, columns }: Props) {
  return (
    <>
      <Drawing label={label} shapes={data.direction === "across" ? acrossShapes(data) : upShapes(data)} />
      <div className="vh">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.label}</th>
              <th scope="col">{columns.value}</th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                <td>{data.pattern.replace("#", String(row.value))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Drawing({ label, shapes }: { label: string; shapes: ChartShapes }) {
  const { width, height, grid, axis, points, brilliant, pointSize, words } = shapes;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className={styles.grid} d={grid} />
      <path className={styles.axis} d={axis} />
      <path className={styles.points} strokeWidth={pointSize} d={points} />
      <path className={styles.brilliant} strokeWidth={pointSize} d={brilliant} />
      {words.map(({ text, x, y, anchor, strong }) => (
        <text key={`${x} ${y}`} className={strong ? styles.value : undefined} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}
