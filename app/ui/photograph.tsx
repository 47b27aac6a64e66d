import styles from "./photograph.module.css";

/** A photograph in every format and width that was made of it. */
export type Photo = {
  alt: string;
  width: number;
  height: number;
  src: string;
  srcSet: string;
  sources: { type: string; srcSet: string }[];
};

type Props = {
  photo: Photo;
  /** How wide it is shown, as the layout decides; the browser chooses a file by it. */
  sizes: string;
  /** On the first screen it is not. */
  lazy?: boolean;
  className?: string | undefined;
};

/** What holds the files takes no part in the layout: the picture stands where a drawn one would. */
export function Photograph({ photo: { sources, ...image }, sizes, lazy = true, className }: Props) {
  return (
    <picture className={styles.files}>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        {...image}
        alt={image.alt}
        className={className}
        sizes={sizes}
        loading={lazy ? "lazy" : undefined}
        fetchPriority={lazy ? undefined : "high"}
        decoding="async"
      />
    </picture>
  );
}
