import { expect, it } from "vitest";
import { readPageHead } from "./page-head.ts";

it("reads what a page says about itself, with its characters decoded", () => {
  const html = `<!DOCTYPE html><html lang="en-US" dir="ltr"><head><meta charSet="utf-8"/>
    <meta property="og:title" content="R&amp;D &quot;center&quot; &#x27;24"/>
    <meta content="https://a.example/share/en/arge.png" property="og:image"/>
    <title>R&amp;D · Yakamoz</title><meta name="description" content="What we find &amp; how."/>
    <meta property="og:url" content="https://a.example/en/research"/>
    <meta property="og:site_name" content="Yakamoz"/></head>
    <body><meta property="og:title" content="not this"/><img src="/art/signs.svg"/><img src="/art/head/research.svg"/>
    <img src="/art/story/sap--11-saat--tuna-lojistik.svg"/></body></html>`;
  expect(readPageHead(html)).toEqual({
    locale: "en",
    title: `R&D "center" '24`,
    image: "https://a.example/share/en/arge.png",
    siteName: "Yakamoz",
    tab: "R&D · Yakamoz",
    description: "What we find & how.",
    address: "https://a.example/en/research",
    picture: "head/research",
  });
});

it("does not take the cover of another story for the page's own", () => {
  const page = (slug: string) =>
    `<html lang="tr"><head><meta property="og:image" content="https://a.example/share/tr/hikaye--${slug}.png"/></head>
    <body><img src="/assets/pictures/a.jpg"/><img src="/art/story/sap--11-saat--tuna-lojistik.svg"/></body></html>`;
  expect(readPageHead(page("ege-enerji")).picture).toBeUndefined();
  expect(readPageHead(page("tuna-lojistik")).picture).toBe("story/sap--11-saat--tuna-lojistik");
});
