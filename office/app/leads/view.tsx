import { Link } from "react-router";
import type { Dictionary } from "../dictionary.server.ts";

type Props = {
  title: string;
  text: string;
  words: Dictionary["leads"]["filters"];
  query: string;
  said: readonly string[];
};

/** The head of a screen about the leads of a view: which filters are set, and the way back to them. */
export function View({ title, text, words, query, said }: Props) {
  return (
    <div className="stack g2">
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="row">
        <span className="muted">{said.join(" · ") || words.none}</span>
        <Link to={`/?${query}`}>{words.change}</Link>
      </p>
    </div>
  );
}
