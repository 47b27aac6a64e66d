import type { ReactNode } from "react";

type Frame = {
  id?: string | undefined;
  /** Shallow water, which stands apart from its neighbours, or night. */
  tone?: "shoal" | "night" | undefined;
  noprint?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

type Titled = Frame & {
  title: ReactNode;
  /** One sentence beside the title. */
  lead?: ReactNode;
};

/** A section with its head: the title in columns 1 to 5, the lead beside it, then the content over the whole width. */
export function Section({ title, lead, children, ...frame }: Titled) {
  return (
    <section id={frame.id} className={frameClasses(frame)}>
      <div className="wrap cq">
        <div className="head">
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

type Split = Frame & {
  title: ReactNode;
  /** What stands below the title, in its columns. */
  aside?: ReactNode;
  /** The title stays in view while one reads what is beside it. */
  sticky?: boolean | undefined;
};

/** A section in two: the title in columns 1 to 5, the content in columns 6 to 12. */
export function SplitSection({ title, aside, sticky, children, ...frame }: Split) {
  return (
    <section id={frame.id} className={frameClasses(frame)}>
      <div className="wrap split">
        <div className={sticky ? "stack sticky" : "stack"}>
          <h2>{title}</h2>
          {aside}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}

function frameClasses({ tone, noprint, className }: Frame): string {
  return ["section", tone, noprint && "noprint", className].filter(Boolean).join(" ");
}
