import { nightGround, nightStyle } from "../../app/art/picture.ts";
import { drawReport, REPORT_COVER, type ReportDrawing } from "../../app/art/report-cover.ts";
import { facts } from "../../copy/facts.ts";
import { words } from "../../copy/words.ts";
import { type Tag, type TaggedCanvas, tagged } from "../../server/pdf/tagged-canvas.ts";
import { colours, columnWidth, fullWidth, gutter, millimetres, sheet, styles } from "../../server/pdf/typography.ts";
import { MARK_SIZE, markPoints } from "../../site/brand.ts";
import type { Locale } from "../../site/locales.ts";
import { plain } from "./parse-report.ts";
import { fillCircles, pointsOf, stampCircles } from "./points.ts";
import type { ReportSource } from "./report-source.ts";

const TOP = millimetres(18);
const TITLE_WIDTH = millimetres(106);

/** A dark page with the report's own picture and its name. */
export function paintCover(canvas: TaggedCanvas, { name, page, subtitle, locale }: ReportSource, root: Tag): void {
  const parent = tagged("Sect", root);
  const picture = drawReport(name);
  canvas.addPage();
  paintDarkBackground(canvas, picture);
  paintCoverArt(canvas, picture.body);
  paintLogo(canvas, parent, locale, sheet.left, TOP);
  let y = TOP + 21 + millimetres(8);
  const title = tagged("H1", parent);
  y = canvas.paragraph(title, { text: page.name }, styles.cover, { x: sheet.left - 2, y, width: TITLE_WIDTH });
  y += millimetres(7);
  const place = { x: sheet.left, y, width: millimetres(128) };
  canvas.paragraph(tagged("P", parent), { text: plain(subtitle) }, styles.coverText, place);
  const foot = sheet.height - TOP - styles.coverFoot.leading;
  const slogan = words("company", locale).slogan;
  canvas.text(tagged("P", parent), page.edition, styles.coverFoot, sheet.left, foot);
  const right = sheet.left + fullWidth - canvas.width(slogan, styles.coverFoot);
  canvas.text(tagged("P", parent), slogan, styles.coverFoot, right, foot);
}

type Fact = { label: string; lines: { text: string; link?: string }[] };

/** Who wrote the report and how to reach them. */
export function paintBack(canvas: TaggedCanvas, source: ReportSource, root: Tag): void {
  const { copy, locale } = source;
  const parent = tagged("Sect", root);
  canvas.addPage();
  paintDarkBackground(canvas);
  paintLogo(canvas, parent, locale, sheet.left, TOP);
  canvas.text(tagged("H2", parent), facts(locale).legalName, styles.nightTitle, sheet.left - 1, millimetres(128));
  let y = millimetres(128) + styles.nightTitle.leading + 8;
  const place = { x: sheet.left, y, width: columnWidth };
  y = canvas.paragraph(tagged("P", parent), { text: copy.back.about }, styles.nightText, place);
  const list = tagged("L", parent);
  const shown = factsOf(source);
  const half = Math.ceil(shown.length / 2);
  const left = paintFacts(canvas, shown.slice(0, half), list, sheet.left, y + 30);
  const right = paintFacts(canvas, shown.slice(half), list, sheet.left + columnWidth + gutter, y + 30);
  paintFacts(canvas, [onlineOf(source)], list, sheet.left, Math.max(left, right));
  const foot = sheet.height - TOP - styles.coverFoot.leading;
  canvas.text(tagged("P", parent), words("company", locale).slogan, styles.coverFoot, sheet.left, foot);
}

/** An address is long and cannot be broken, so it has the full width. */
function onlineOf({ copy, address }: ReportSource): Fact {
  return { label: copy.back.online, lines: [{ text: address.replace(/^https?:\/\//, ""), link: address }] };
}

function factsOf({ copy, locale }: ReportSource): Fact[] {
  const { offices, country, contactCenter, email, registeredEmail, founded } = facts(locale);
  const mail = (to: string) => ({ text: to, link: `mailto:${to}` });
  const { reach, back } = copy;
  return [
    ...Object.values(offices).map(({ name, street, postalCode, district, city, phone }) => ({
      label: name,
      lines: [{ text: street }, { text: `${postalCode} ${district}/${city}, ${country}` }, { text: phone }],
    })),
    { label: reach.contactCenter, lines: [{ text: contactCenter }] },
    { label: reach.fax, lines: [{ text: offices.headquarters.fax }] },
    { label: back.general, lines: [mail(email.info)] },
    { label: back.press, lines: [mail(email.press)] },
    { label: reach.registeredEmail, lines: [{ text: registeredEmail }] },
    { label: back.founded, lines: [{ text: String(founded) }] },
  ];
}

/** Returns where the last one ends. */
function paintFacts(canvas: TaggedCanvas, facts: readonly Fact[], list: Tag, x: number, top: number): number {
  let y = top;
  for (const { label, lines } of facts) {
    const item = tagged("LI", list);
    canvas.text(tagged("Lbl", item), `${plain(label)} `, styles.nightSmall, x, y);
    y += styles.nightSmall.leading + 2;
    const body = tagged("LBody", item);
    for (const { text, link } of lines) {
      const style = link ? { ...styles.nightText, colour: colours.darkLink } : styles.nightText;
      const run = link ? { text, link } : { text };
      y = canvas.paragraph(tagged("P", body), run, style, { x, y, width: columnWidth });
    }
    y += 12;
  }
  return y;
}

const layer = /<path class="(\w)" stroke-width="([\d.]+)"(?: stroke-opacity="([\d.]+)")? d="([^"]+)"\/>/g;
const halo = /<circle cx="(\d+)" cy="(\d+)" r="([\d.]+)"/;
const palette = new Map([...nightStyle.matchAll(/\.(\w)\{stroke:(#\w+)\}/g)].map(([, name, colour]) => [name, colour]));

/** Draws the points of a cover as circles, then dims what lies behind the words. */
function paintCoverArt(canvas: TaggedCanvas, body: string): void {
  const doc = canvas.beginArtifact();
  doc.save().scale(sheet.width / REPORT_COVER.width, sheet.height / REPORT_COVER.height);
  paintHalo(doc, body);
  for (const [, name, width, opacity, data] of body.matchAll(layer)) {
    doc.fillColor(palette.get(name) ?? colours.darkInk, Number(opacity ?? 1));
    // Where the discs of a glow overlap they must not add up, so a glow is one shape.
    const draw = opacity === undefined ? stampCircles : fillCircles;
    draw(doc, pointsOf(data ?? ""), Number(width) / 2);
  }
  doc.restore();
  paintScrim(doc);
}

/** The glow around the one warm point. */
function paintHalo(doc: PDFKit.PDFDocument, body: string): void {
  const [x = 0, y = 0, radius = 0] = (halo.exec(body) ?? []).slice(1).map(Number);
  const warm = palette.get("w") ?? colours.moon;
  const glow = doc.radialGradient(x, y, 0, x, y, radius).stop(0, warm, 0.62).stop(0.28, warm, 0.2).stop(1, warm, 0);
  doc.circle(x, y, radius).fill(glow);
}

function paintScrim(doc: PDFKit.PDFDocument): void {
  const { night: dark } = colours;
  const scrim = doc.linearGradient(0, 0, 0, sheet.height).stop(0, dark, 0.5).stop(0.26, dark, 0.5);
  scrim.stop(0.48, dark, 0).stop(0.84, dark, 0).stop(1, dark, 0.7);
  doc.rect(0, 0, sheet.width, sheet.height).fill(scrim);
}

type Water = Pick<ReportDrawing, "ground" | "slant">;
const night: Water = { ground: nightGround, slant: 0 };

/** Deep water over the whole sheet, darker towards the bottom. */
function paintDarkBackground(canvas: TaggedCanvas, { ground: [top, bottom], slant }: Water = night): void {
  const doc = canvas.beginArtifact();
  const water = doc
    .linearGradient(0, 0, slant * sheet.width, sheet.height)
    .stop(0, top)
    .stop(1, bottom);
  // Beyond the edges, so that no white shows where a screen rounds the sheet's size.
  doc.rect(-4, -4, sheet.width + 8, sheet.height + 8).fill(water);
}

/** The mark and the name, with their top left corner at x, y. */
function paintLogo(canvas: TaggedCanvas, parent: Tag, locale: Locale, x: number, y: number): void {
  const size = 21;
  const scale = size / MARK_SIZE;
  const doc = canvas.beginArtifact();
  for (const point of markPoints) {
    doc.circle(x + point.x * scale, y + point.y * scale, point.radius * scale);
    doc.fill(point.warm ? colours.moon : colours.darkInk);
  }
  canvas.text(tagged("P", parent), facts(locale).name.toLowerCase(), styles.wordmark, x + size + 8, y - 2);
}
