import { z } from "zod";
import {
  choice,
  described,
  entries,
  id,
  link,
  linkRows,
  list,
  meta,
  numberedSteps,
  pageHead,
  section,
  seen,
  spoken,
} from "./fields.ts";

function stage(tr: string, en: string) {
  return described(z.number().int().min(1).max(5), "figure", tr, en);
}

export const research = z.strictObject({
  meta,
  head: pageHead,
  projects: section({
    done: seen({ max: 40 }),
    result: seen({ max: 40 }),
    failed: seen({ max: 40 }),
    today: seen({ max: 40 }),
    more: seen({ max: 40 }),
    items: entries({
      id: id("Projenin sayfadaki yerinin adresteki adı.", "Name of a project's place on the page, in the address."),
      picture: choice(
        ["coral", "letter", "forecast", "reflection"],
        "Projenin resminin adı.",
        "Name of a project's picture.",
      ),
      legend: seen({ max: 140 }),
      stage: stage("Projenin vardığı aşamanın numarası.", "Number of the stage that a project has reached."),
      title: seen(),
      partner: seen(),
      period: seen({ max: 40 }),
      question: seen(),
      done: seen(),
      result: seen(),
      failed: seen(),
      today: seen(),
      link: link({ max: 60 }),
    }),
  }),
  current: section({
    items: entries({
      stage: stage("Süren çalışmanın vardığı aşama.", "Number of the stage that work in progress has reached."),
      title: seen(),
      content: seen(),
    }),
  }),
  universities: section({ rules: entries({ title: seen(), content: seen() }) }),
  stages: section({
    reached: spoken(
      "Bir çalışmanın vardığı aşamanın adından önce, ekran okuyucular için.",
      "Before the name of the stage a project has reached, for screen readers.",
    ),
    here: spoken(
      "Bir aşamadaki çalışmalar listesinin ekran okuyucular için adı.",
      "Name of the list of projects at a stage, for screen readers.",
    ),
    legend: seen(),
    items: numberedSteps,
  }),
  people: z.strictObject({
    title: seen(),
    text: list(seen()),
    ways: linkRows,
  }),
  closing: section({ propose: link({ max: 60 }), career: link({ max: 60 }) }),
});
