import { nightGround, nightStyle, svgFile } from "../../app/art/picture.ts";
import { drawReport, REPORT_COVER } from "../../app/art/report-cover.ts";
import { acrossShapes, upShapes } from "../../app/ui/dot-chart-shapes.ts";
import { facts } from "../../copy/facts.ts";
import type { ReportChart } from "../../copy/report-schema.ts";
import { words } from "../../copy/words.ts";
import { typeset } from "../../server/pdf/typeset.ts";
import { colours, palette } from "../../site/brand.ts";
import { plain } from "./parse-report.ts";
import type { ReportSource } from "./report-source.ts";

/** The whole report as a tagged PDF, dated as it was published: cover, contents, summary, chapters, back. */
export function typesetReport(source: ReportSource): Promise<Buffer> {
  const { page, copy, text, locale, date, subtitle } = source;
  const { name, legalName } = facts(locale);
  return typeset("report", {
    title: `${page.name} ${page.edition}`,
    subject: subtitle,
    author: legalName,
    locale,
    date: new Date(`${date}T09:00:00Z`),
    company: { name, legalName, slogan: words("company", locale).slogan },
    name: name.toLowerCase(),
    copy,
    cover: coverOf(source),
    page,
    summary: text.summary,
    chapters: text.chapters,
    charts: Object.fromEntries(source.charts.map((chart) => [chart.id, drawn(chart, copy)])),
    back: { ground: nightGround, facts: factsOf(source) },
  });
}

/** Around the drawing and its glow, which stand in the lower part of the picture. */
const coverArt = { left: -20, top: 330, width: REPORT_COVER.width + 40, height: 800 };

function coverOf({ name, page, subtitle }: ReportSource) {
  const { body, ground, warm } = drawReport(name);
  const { left, top, width, height } = coverArt;
  // Typst leaves out a path of no size, which is how the picture draws the warm point.
  const point = `<circle cx="${warm.x}" cy="${warm.y}" r="10.5" fill="${palette.moon}"/>`;
  const art = svgFile(
    { width, height, style: nightStyle },
    `<g transform="translate(${-left} ${-top})">${body}${point}</g>`,
  );
  return { title: page.name, subtitle: plain(subtitle), edition: page.edition, ground, art };
}

function drawn(chart: ReportChart, { exampleFigures }: ReportSource["copy"]) {
  const { title, text, label, rows, unit, calculation } = chart;
  const data = { ...chart, pattern: unit };
  const shapes = chart.direction === "across" ? acrossShapes(data) : upShapes(data);
  const { width, height, grid, axis, points, brilliant, pointSize } = shapes;
  const style =
    `.g{stroke:${colours.line.light}}.a{stroke:${colours["line-strong"].light}}` +
    `.p{stroke:${colours.p3.light}}.b{stroke:${colours.p4.light}}`;
  const body =
    `<path class="g" d="${grid}"/><path class="a" d="${axis}"/>` +
    `<path class="p" stroke-width="${pointSize}" d="${points}"/>` +
    `<path class="b" stroke-width="${pointSize}" d="${brilliant}"/>`;
  const values = rows.map((row) => `${row.label}, ${unit.replace("#", String(row.value))}`);
  return {
    title,
    text,
    calculation: plain(`${exampleFigures} ${calculation}`),
    alternative: `${label}: ${values.join("; ")}.`,
    width,
    words: shapes.words,
    drawing: svgFile({ width, height, style }, body),
  };
}

type Fact = { label: string; lines: { text: string; link?: string }[] };

function factsOf({ copy, locale, address }: ReportSource): Fact[] {
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
    { label: back.online, lines: [{ text: address.replace(/^https?:\/\//, ""), link: address }] },
  ];
}
