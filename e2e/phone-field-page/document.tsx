import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { Page, type PageData } from "./page.tsx";

/** The finished document for a list of options, with the data that the script needs to take it over. */
export function documentOf(data: PageData): string {
  const page = renderToString(
    <StrictMode>
      <Page {...data} />
    </StrictMode>,
  );
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<!doctype html><html lang="${data.language}"><head><meta charset="utf-8"><title>${data.labels.number}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/assets/style.css">
<script type="module" src="/assets/boot.js"></script></head>
<body><div id="page">${page}</div><script type="application/json" id="data">${json}</script></body></html>`;
}
