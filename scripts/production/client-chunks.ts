/**
 * How the browser's code is cut into files, apart from what follows from the routes. The files named here come with
 * all they import; earlier groups go first.
 */
export const clientChunks = [
  // What every page needs, and what most of them show: one file packs better than thirty.
  {
    name: "app",
    test: /\/(app\/(root|ui\/(pictures|page-head)|page\/(page-parts|below-head))\.tsx|react-dom\/|react-router\/dist\/production\/lib\/dom-export)|preload-helper/,
  },
  // Shown together more often than alone.
  { name: "facts", test: /\/app\/ui\/(facts|timeline)\.tsx/ },
  { name: "folds", test: /\/app\/ui\/(accordion|tabs)\.tsx/ },
  // The looks of a form belong to its page, also of those parts whose code comes later.
  {
    name: "form-styles",
    test: /\/app\/(features\/(lead-form|phone-field)|ui)\/[\w-]*(field|box|list|form|dialog|messages|success)[\w-]*\.module\.css/,
  },
  { name: "quote-styles", test: /\/app\/(features\/quote-wizard|pages\/quote)\/.*\.module\.css/ },
  // What the first step of the wizard shares with the other forms.
  {
    name: "form-parts",
    test: /\/(app\/(ui\/(field|messages)\.tsx|page\/(form-post|form-hooks)\.ts)|domain\/(lead\/fields|search\/words)\.ts)/,
  },
  {
    name: "lead-form",
    test: /\/(app\/features\/lead-form\/lead-form\.tsx|domain\/lead\/report-form\.ts)/,
  },
];

/**
 * Most functions of the app are called as it starts. Told so, Chromium compiles them beside the page's own thread while
 * the file comes in, in place of one by one as they are called. Other browsers see a comment.
 */
export function compileHint({ name }: { name: string }): string {
  return name === "app" ? "//# allFunctionsCalledOnLoad" : "";
}
