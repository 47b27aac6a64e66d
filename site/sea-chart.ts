/** A column and a row of the chart's lattice, counted from 1. */
export type Place = readonly [column: number, row: number];

export const chartLattice = { columns: 24, rows: 20 };

/**
 * The sea chart of stories: each service is a water, with a place for its name and for the lights of its three newest
 * stories. No label meets another, however many of the lights are lit, down to a window of 1024 px.
 */
export const seas = {
  altyapi: water([8, 11], [8, 13], [7, 17], [9, 15]),
  guvenlik: water([14, 16], [14, 14], [16, 10], [14, 12]),
  sap: water([2, 3], [3, 7], [6, 3], [2, 5]),
  modernizasyon: water([15, 8], [13, 6], [13, 4], [11, 2]),
  rpa: water([2, 12], [2, 16], [4, 19], [2, 14]),
  bulut: water([6, 9], [8, 7], [8, 5], [10, 9]),
  veri: water([20, 15], [20, 13], [18, 18], [12, 18]),
  urun: water([20, 6], [18, 4], [20, 8], [19, 2]),
};

function water(name: Place, ...lights: [Place, Place, Place]) {
  return { name, lights };
}

export type SeaName = keyof typeof seas;

const names = Object.keys(seas) as SeaName[];

export type ChartLight<Story> = { story: Story; sea: SeaName; place: Place };

/** The stories with a light on the chart: of each service the newest, as many as its water has places for. */
export function chartLights<Story extends { tags: readonly SeaName[] }>(
  stories: readonly Story[],
): ChartLight<Story>[] {
  const lit = new Map<SeaName, number>();
  return stories.flatMap((story) => {
    const [sea] = story.tags;
    if (!sea) return [];
    const count = lit.get(sea) ?? 0;
    const place = seas[sea].lights[count];
    lit.set(sea, count + 1);
    return place ? [{ story, sea, place }] : [];
  });
}

/** The picture under the lights. Its name tells the weights of each water's lights, in the order of the table. */
export function chartPicture(lights: readonly ChartLight<{ weight: number }>[]): string {
  const weights = names.map((name) => lights.filter(({ sea }) => sea === name).map(({ story }) => story.weight));
  return `/art/chart/${weights.map((digits) => digits.join("") || "0").join("-")}.svg`;
}

/** The lights of each water that a picture's name tells of. */
export function chartPlaces(name: string): { place: Place; weight: number }[][] | undefined {
  const waters = name.split("-");
  if (waters.length !== names.length || !waters.every((digits) => /^(0|[1-5]{1,3})$/.test(digits))) return undefined;
  return names.map((sea, index) =>
    seas[sea].lights.flatMap((place, light) => {
      const weight = Number(waters[index]?.[light] ?? 0);
      return weight > 0 ? [{ place, weight }] : [];
    }),
  );
}
