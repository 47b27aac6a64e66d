import { type Goal, median } from "./goal.ts";
import { categories, lighthouse, type Seen } from "./lighthouse.ts";
import type { Subject } from "./subjects.ts";

/** How a page loads on a phone, again and again, by turns with its copy without scripts. */
export async function measureLoading(
  { name, path, performance }: Subject,
  site: string,
  copy: string,
  runs: number,
): Promise<Goal[]> {
  const seen: Seen[] = [];
  const plain: Seen[] = [];
  for (let run = 1; run <= runs; run++) {
    seen.push(await lighthouse(site + path));
    plain.push(await lighthouse(copy + path, ["performance"]));
    console.log(`  ${name}, run ${run}: ${told(seen.at(-1))}; without scripts ${told(plain.at(-1))}`);
  }
  for (const fault of new Set(seen.flatMap(({ faults }) => faults))) console.log(`    ${fault}`);

  const of = (value: (one: Seen) => number, all = seen) => median(all.map(value));
  const wanted = { performance, accessibility: 100, "best-practices": 100, seo: 100 };
  const scores = categories.map((category) => of(({ scores }) => scores[category]));
  const [lcp, plainLcp] = [of((one) => one.lcp), of((one) => one.lcp, plain)];
  const [tbt, plainTbt] = [of((one) => one.tbt), of((one) => one.tbt, plain)];
  const cls = of((one) => one.cls);
  const plainTbts = plain.map((one) => one.tbt).sort((one, other) => one - other);
  // By how much the same bytes differ from themselves on this machine, at the least by 10 ms.
  const noise = Math.max(10, ((plainTbts.at(-1) ?? 0) - (plainTbts[0] ?? 0)) / 2);
  return [
    {
      goal: `Lighthouse, ${name}: ${categories.join(", ")} ${Object.values(wanted).join(", ")}`,
      measured: scores.join(", "),
      ok: categories.every((category, i) => (scores[i] ?? 0) >= wanted[category]),
    },
    {
      goal: `${name}: LCP within 10 % of the same page without scripts`,
      measured: `${lcp.toFixed(0)} ms and ${plainLcp.toFixed(0)} ms (${signed((lcp / plainLcp - 1) * 100)} %)`,
      ok: lcp <= plainLcp * 1.1,
    },
    { goal: `${name}: CLS 0`, measured: cls.toFixed(3), ok: cls < 0.0005 },
    {
      // Where the first layout alone takes longer than 50 ms on such a phone, no page could do better.
      goal: `${name}: TBT 0 ms before intent, or as without scripts`,
      measured: `${tbt.toFixed(0)} ms (without scripts ${plainTbt.toFixed(0)} ms, from ${plainTbts[0]?.toFixed(0)} to ${plainTbts.at(-1)?.toFixed(0)})`,
      ok: tbt <= plainTbt + noise,
    },
  ];
}

function told(seen?: Seen): string {
  return seen ? `${seen.scores.performance}, LCP ${seen.lcp.toFixed(0)} ms` : "";
}

function signed(percent: number): string {
  return `${percent > 0 ? "+" : ""}${percent.toFixed(0)}`;
}
