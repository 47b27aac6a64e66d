import styles from "./plate.module.css";

/** A night picture from the art, cropped to its frame. */
export function Plate({
  src,
  lazy = true,
  width = 1200,
  height = 800,
}: {
  src: string;
  lazy?: boolean;
  width?: number;
  height?: number;
}) {
  return (
    <img className={styles.plate} src={src} alt="" width={width} height={height} loading={lazy ? "lazy" : undefined} />
  );
}
