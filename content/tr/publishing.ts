/** What stands before the title of an item that visitors do not see yet; shown while one works on the site. */
export const publishing = {
  draft: "Taslak",
  later: (moment: string) => `${moment} yayında`,
};
