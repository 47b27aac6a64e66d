import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { words } from "../../../copy/words.ts";
import { href } from "../../../site/href.ts";
import { type Locale, locales } from "../../../site/locales.ts";
import { letteringOf, screenPicture } from "../../../site/screen-names.ts";
import { artFile } from "../../art/catalogue.ts";
import { ProductScreen } from "../../features/products/product-screen.tsx";

const screens = (Object.keys(locales) as Locale[]).flatMap((locale) =>
  words("products", locale).families.map(({ screen }) => ({ locale, screen })),
);

test.each(screens)("$screen.name shows every part of its drawing, in its language ($locale)", ({ locale, screen }) => {
  const path = href("dijital-donusum-urunleri", locale);
  const routes = [{ path, element: <ProductScreen screen={screen} /> }];
  const markup = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />,
  );
  const shown = [...markup.matchAll(/href="\/art\/(.*?)#(.*?)"/g)].map(([, file = "", part]) => ({ file, part }));
  const file = screenPicture(screen.name, screen.letters).slice("/art/".length);
  const drawn = [...(artFile(file) ?? "").matchAll(/<g id="(.*?)" /g)].map(([, part]) => ({ file, part }));
  expect(shown).toEqual(drawn);
  expect(markup).toContain(screen.alt);
});

test("letters survive in a picture's name", () => {
  const name = /document--(.*)\.svg/.exec(screenPicture("document", ["E-İRSALİYE", "TAX NO"]))?.[1] ?? "";
  expect(name.split("--").map(letteringOf)).toEqual(["E-İRSALİYE", "TAX NO"]);
});
