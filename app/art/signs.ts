/** Nine by nine points: strong (#), middle (o), faint (-), and the one that warms under the hand (*). One meaning each. */
const signs = {
  /** IT infrastructure: three racks. */
  altyapi: [
    ".........",
    "...###...",
    "...###.oo",
    "oo.###.oo",
    "oo.#*#.oo",
    "oo.###.oo",
    "oo.###.oo",
    "oo.###.oo",
    "oo.###.oo",
  ],
  /** SAP and business applications: a month that rises to its last day. */
  sap: [
    "........*",
    "........#",
    ".......##",
    ".......##",
    "......o##",
    ".....oo##",
    "-.-.ooo##",
    "ooooooo##",
    "ooooooo##",
  ],
  /** Cybersecurity: a point in a ring, above the band of events. */
  guvenlik: [
    "....###..",
    "...#...#.",
    "..#.....#",
    "..#..#..#",
    "..#.....#",
    "...#...#.",
    "-.-.###..",
    "-o-o-o-o-",
    "o-*-o-o-o",
  ],
  /** Application modernization: a block lets go of a cell. */
  modern: [
    "####..o..",
    "####.ooo.",
    "###...o..",
    "#####....",
    "####..o..",
    "####.o*o.",
    "#####.o..",
    "####.....",
    "###.-..-.",
  ],
  /** Data: two streams become one. */
  veri: [
    "##.......",
    "..##.....",
    "....#....",
    ".....###o",
    "....*####",
    ".....###o",
    "....o....",
    "..oo.....",
    "oo.......",
  ],
  /** Cloud: a cloud above the water. */
  bulut: [
    ".........",
    "...###...",
    "..#####o.",
    ".######oo",
    "########o",
    "####*####",
    ".#######.",
    ".........",
    "-.-.-.-.-",
  ],
  /** Managed services: three depths under one surface. */
  yonetilen: [
    "###*#####",
    ".........",
    "ooooooooo",
    "ooooooooo",
    ".........",
    "-o-o-o-o-",
    "o-o-o-o-o",
    "-o-o-o-o-",
    ".........",
  ],
  /** Products: a screen with one bright row. */
  urun: [
    "#########",
    "#.......#",
    "#.ooooo.#",
    "#.......#",
    "#.####*.#",
    "#.......#",
    "#.ooooo.#",
    "#.......#",
    "#########",
  ],
  /** Process automation: a pointer at work in a form. */
  robot: [
    "#........",
    "##..ooooo",
    "###......",
    "####.oooo",
    "#####....",
    "######*oo",
    "####.....",
    "#.##.oooo",
    "..##.....",
  ],
  /** e-Transformation: a document with its stamp. */
  belge: [
    "######...",
    "#....##..",
    "#.oo.###.",
    "#......#.",
    "#.oooo.#.",
    "#....###.",
    "#.oo##.##",
    "#...#.*.#",
    "#####.###",
  ],
  /** e-Procurement: four bids, one chosen. */
  teklif: [
    "ooooooo..",
    ".........",
    "####*....",
    "####.....",
    ".........",
    "oooooo...",
    ".........",
    "oooooooo.",
    ".........",
  ],
  /** Finance: columns of figures over their sum. */
  finans: [
    "oo.oo.ooo",
    ".........",
    "oo.oo.ooo",
    ".........",
    "oo.oo.ooo",
    ".........",
    "---------",
    ".........",
    "##.##.##*",
  ],
  /** Human resources: a person on a card. */
  personel: [
    "#########",
    "#.......#",
    "#.##....#",
    "#.##.oo.#",
    "#.......#",
    "####.ooo#",
    "#*##.oo.#",
    "#.......#",
    "#########",
  ],
  /** Procurement: a basket with what was ordered. */
  sepet: [
    "#........",
    "##.......",
    ".#..oo.oo",
    ".#..oo.oo",
    ".########",
    ".##.##.#*",
    "..#######",
    ".........",
    "..##..##.",
  ],
  /** Customer service: a question and its answer. */
  destek: [
    "oooooo...",
    "oooooo...",
    "oooooo...",
    ".o.......",
    "...######",
    "...######",
    "...##*###",
    "...######",
    ".......#.",
  ],
  /** Careers and talent: a seedling. */
  yetenek: [
    "....*....",
    "###.#.###",
    "####.####",
    ".###.###.",
    "..##.##..",
    "....#....",
    "....#....",
    "....#....",
    "o-o-#-o-o",
  ],
  /** Internship: a boat that sets sail. */
  staj: [
    "....#....",
    "...##....",
    "..###.o..",
    ".####.oo.",
    "#####.ooo",
    "....#....",
    "*########",
    ".#######.",
    "o-o-o-o-o",
  ],
  /** The campus: houses around a garden. */
  kampus: [
    "###...###",
    "###...###",
    "###.-.###",
    "...---...",
    "..--*--..",
    "...---...",
    "###.-.###",
    "###...###",
    "###...###",
  ],
  /** Research: rays meet behind a lens. */
  arge: [
    "oo.#.....",
    "...##o...",
    "oo.##.o..",
    "...##..o.",
    "oo.##...*",
    "...##..o.",
    "oo.##.o..",
    "...##o...",
    "oo.#.....",
  ],
  /** Media: sound from a corner. */
  medya: [
    "######...",
    "......##.",
    ".......#.",
    "####....#",
    "....#...#",
    ".....#..#",
    "##...#..#",
    "###..#..#",
    "*##..#..#",
  ],
  /** Management: one person. */
  yonetim: [
    "...###...",
    "..#####..",
    "..##*##..",
    "..#####..",
    "...###...",
    ".........",
    "..#####..",
    ".#######.",
    "#########",
  ],
  /** Success stories: quotation marks. */
  hikaye: [
    ".........",
    ".##...##.",
    "####.####",
    "####.####",
    ".###..###",
    "..##...#*",
    ".##...##.",
    ".........",
    ".........",
  ],
  /** Hybrid cloud: a room and a cloud, joined. */
  hibrit: [
    ".........",
    "###......",
    "###..oo..",
    "###.oooo.",
    "###*ooooo",
    "###.oooo.",
    "###......",
    "###......",
    ".........",
  ],
  /** Private cloud: a cloud inside walls. */
  ozel: [
    "#########",
    "#.......#",
    "#..oo...#",
    "#.ooooo.#",
    "#.oo*oo.#",
    "#.ooooo.#",
    "#.......#",
    "#.......#",
    "#########",
  ],
  /** Public cloud: one cloud over many. */
  genel: [
    "..#####..",
    ".#######.",
    "#########",
    ".........",
    "o.o.o.o.o",
    ".........",
    "o.o.*.o.o",
    ".........",
    "o.o.o.o.o",
  ],
  /** Multi-cloud: three clouds, one hand. */
  coklu: [
    "...###...",
    "..#####..",
    "...###...",
    "....o....",
    "....*....",
    "###o.o###",
    "####.####",
    "###...###",
    ".........",
  ],
  /** Local cloud: close to where the data is. */
  yerel: [
    ".........",
    "..ooooo..",
    ".o.....o.",
    "o..###..o",
    "o..#*#..o",
    "o..###..o",
    ".o.....o.",
    "..ooooo..",
    ".........",
  ],
  /** Domestic cloud: within the borders of a country. */
  yerli: [
    ".........",
    "..oo.ooo.",
    "oo..o...o",
    "o..###..o",
    "o.##*##.o",
    "o..###.o.",
    ".o....oo.",
    "..oooo...",
    ".........",
  ],
} satisfies Record<string, readonly string[]>;

export const signNames = Object.keys(signs);

const SIZES = { "#": 4, o: 3, "-": 1.8, "*": 4.6 } as const;

/** All signs in one file; `<use href="/art/signs.svg#bulut">` draws one in the colour of its text. */
export function signSprite(): string {
  const symbols = Object.entries(signs).map(([name, rows]) => symbol(name, rows));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
}

function symbol(name: string, rows: readonly string[]): string {
  const paths = Object.entries(SIZES).flatMap(([kind, size]) => {
    const data = rows.flatMap((row, y) =>
      [...row].map((sign, x) => (sign === kind ? `M${x * 5 + 4} ${y * 5 + 4}h0` : "")),
    );
    const colour = kind === "*" ? ' stroke="var(--hot,currentColor)"' : "";
    return data.join("") ? `<path stroke-width="${size}"${colour} d="${data.join("")}"/>` : [];
  });
  const look = 'fill="none" stroke="currentColor" stroke-linecap="round"';
  return `<symbol id="${name}" viewBox="0 0 48 48" ${look}>${paths.join("")}</symbol>`;
}
