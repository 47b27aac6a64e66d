import styles from "./publishing.module.css";
import type { Difference, ShownChange } from "./shown-changes.server.ts";

/** Each changed text with its places, before and after, in every language. */
export function Changes({ changes }: { changes: readonly ShownChange[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ name, title, files }) => (
        <li key={name}>
          <h3>{title}</h3>
          {files.map(({ path, language, languageName, note, fields }) => (
            <div key={path} className={styles.file}>
              <span className="muted">{language && <abbr title={languageName}>{language.toUpperCase()}</abbr>}</span>
              <div>
                {note && <p className="muted">{note}</p>}
                {fields.map(({ label, difference }) => (
                  <p key={label}>
                    <small className="muted">{label}</small>
                    <span lang={language}>
                      <Words {...difference} />
                    </span>
                  </p>
                ))}
              </div>
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Words({ start, gone, come, end }: Difference) {
  return (
    <>
      {start && `${start} `}
      {gone && <del>{gone}</del>} {come && <ins>{come}</ins>}
      {end && ` ${end}`}
    </>
  );
}
