import { words } from "../../copy/words.ts";
import { palette } from "../../site/brand.ts";
import { defaultLocale } from "../../site/locales.ts";

export function loader() {
  const { name, fullName, slogan } = words("company", defaultLocale);
  const manifest = {
    name: fullName,
    short_name: name,
    description: slogan,
    lang: defaultLocale,
    start_url: "/",
    display: "browser",
    background_color: palette.night900,
    theme_color: palette.night900,
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { "Content-Type": "application/manifest+json" } });
}
