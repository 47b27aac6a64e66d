import { expect, test } from "vitest";
import { shortTitle } from "./short-title.ts";

test("a short headline stays as it is, without its full stop", () => {
  expect(shortTitle("DxTechway ilk mezunlarını verdi.")).toBe("DxTechway ilk mezunlarını verdi");
});

test("a headline is cut at its first pause", () => {
  expect(shortTitle("Operasyon merkezi yeni binasına taşındı, nöbet bir dakika bile durmadı")).toBe(
    "Operasyon merkezi yeni binasına taşındı",
  );
});

test("a comma inside a number is no pause", () => {
  expect(shortTitle("Ayda 1,5 milyon belge")).toBe("Ayda 1,5 milyon belge");
});

test("without a pause it is cut at a whole word", () => {
  expect(shortTitle("Ar-Ge Merkezi’nde bu yıl başlayan üç yeni üniversite projesi")).toBe(
    "Ar-Ge Merkezi’nde bu yıl başlayan üç yeni…",
  );
});
