import { Component, type ReactNode } from "react";
import type { lastResort } from "../../../content/tr/error-pages.ts";

type Props = { copy: typeof lastResort; children: ReactNode };

/** Holds when the error page itself fails in the browser. Needs nothing but these lines. */
export class LastResort extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { copy, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <main>
        <h2>{copy.heading}</h2>
        <p>{copy.explanation}</p>
        <a href="/">{copy.home}</a>
      </main>
    );
  }
}
