import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-background-networking","--disable-component-update","--disable-sync","--no-first-run","--disable-quic"] });
const base = process.env.BASE;
async function shot(name, { width, dark, js = true, path, act, full = false }) {
  const c = await b.newContext({ viewport: { width, height: 1000 }, colorScheme: dark ? "dark" : "light", javaScriptEnabled: js, locale: "tr-TR", reducedMotion: "reduce" });
  const p = await c.newPage(); await p.goto(base + path);
  if (js) { await p.keyboard.press("Shift"); await p.waitForTimeout(2500); }
  await act?.(p); await p.waitForTimeout(600);
  await p.screenshot({ path: `/tmp/scratch/forms-${name}.png`, fullPage: full });
  await c.close();
}
const send = async (p) => { await p.locator('form:has(input[value=contact]) button[type=submit]').last().click(); };
await shot("contact-375", { width: 375, path: "/iletisim" });
await shot("contact-375-nojs", { width: 375, js: false, path: "/iletisim?about=campus-visit", act: (p) => p.locator("#contact-tel").scrollIntoViewIfNeeded() });
await shot("sum-375", { width: 375, path: "/iletisim", act: send });
await shot("sum-1440-dark", { width: 1440, dark: true, path: "/en/contact", act: send });
await shot("brought-375", { width: 375, path: "/iletisim", act: async (p) => { await p.locator("#contact-tel").fill("+49 171 1234567"); await p.locator("#contact-tel").scrollIntoViewIfNeeded(); } });
await shot("brought-1440", { width: 1440, path: "/en/contact?about=rpa", act: async (p) => { await p.locator("#contact-tel").fill("+49 171 1234567"); await p.locator("#contact-tel-country").click(); } });
await b.close();
