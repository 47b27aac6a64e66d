import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { Page, type PageData } from "./page.tsx";

const data: PageData = JSON.parse(document.getElementById("data")?.textContent ?? "");

hydrateRoot(
  document.getElementById("page") as HTMLElement,
  <StrictMode>
    <Page {...data} />
  </StrictMode>,
);
document.documentElement.dataset.running = data.language;
