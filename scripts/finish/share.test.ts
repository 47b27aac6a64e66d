import { expect, it } from "vitest";
import { readPageHead } from "./share.ts";

it("reads what a page says about itself, with its characters decoded", () => {
  const html = `<!DOCTYPE html><html lang="en-US" dir="ltr"><head><meta charSet="utf-8"/>
    <meta property="og:title" content="R&amp;D &quot;center&quot; &#x27;24"/>
    <meta content="https://a.example/share/en/arge.png" property="og:image"/>
    <meta property="og:site_name" content="Yakamoz"/></head>
    <body><meta property="og:title" content="not this"/><img src="/art/signs.svg"/><img src="/art/head/research.svg"/>
    <img src="/art/story/sap--11-saat--tuna-lojistik.svg"/></body></html>`;
  expect(readPageHead(html)).toEqual({
    locale: "en",
    title: `R&D "center" '24`,
    image: "https://a.example/share/en/arge.png",
    siteName: "Yakamoz",
    picture: "head/research",
  });
});
