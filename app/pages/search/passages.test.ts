import { expect, test } from "vitest";
import { copyPassages, htmlPassages } from "./passages.ts";

test("copy gives its texts in order, without keys, links, numbers and functions", () => {
  const copy = {
    meta: { title: "Baslik", description: "Aciklama" },
    title: "Neleri üstleniyoruz?",
    groups: [{ id: "a-1", icon: "bulut", items: ["Kurulum ve bakım", "Yedek"], count: 3 }],
    more: { text: "Teklif alın", to: "yonetilen-hizmetler-teklif-al" },
    total: (count: number) => `${count} sonuç`,
    none: null,
    key: "lower-case-key",
  };
  expect(copyPassages(copy)).toEqual(["Neleri üstleniyoruz?", "Kurulum ve bakım", "Yedek"]);
});

test("rendered Markdown gives a passage for each block, as a reader sees it", () => {
  const html = `<h2 id="s1">Ne, niçin?</h2>\n<p>A &amp; B <strong>kalın</strong>,\n <a href="/x">bağ</a> &lt;i&gt;</p>
<ul><li>Bir</li><li><p>İki</p></li></ul><div class="table"><table><tr><td>Hücre</td><td></td></tr></table></div>`;
  expect(htmlPassages(html)).toEqual(["Ne, niçin?", "A & B kalın, bağ <i>", "Bir", "İki", "Hücre"]);
});
