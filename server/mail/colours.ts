/** The site's colour roles (app/styles/tokens.css), by day and by night. */
const roles = {
  page: ["#e9f0ef", "#04121a"],
  card: ["#ffffff", "#07202a"],
  foot: ["#f5f8f7", "#051922"],
  line: ["#d3dfde", "#1b4250"],
  ink: ["#071a22", "#eef8f7"],
  soft: ["#374c54", "#b9cfd2"],
  faint: ["#53676e", "#93adb2"],
  link: ["#07586a", "#8bf0e6"],
  fill: ["#06303c", "#8bf0e6"],
  onFill: ["#ffffff", "#04121a"],
  tag: ["#e1edfb", "#0c2c4d"],
  onTag: ["#0f4f96", "#9cc8ff"],
} as const;

type Role = keyof typeof roles;
type Place = "color" | "background" | "borderColor";

const properties = { color: "color", background: "background", borderColor: "border-color" } as const;

/** The masthead is night in both schemes. */
export const night = { background: "#04121a", ink: "#eef8f7", points: ["#5fd3d6", "#8bf0e6", "#e4fffa", "#ffc978"] };

/** Day colours as inline style, which every mail program obeys, and class names by which the night finds them. */
export function coloured(places: Partial<Record<Place, Role>>) {
  const entries = Object.entries(places) as [Place, Role][];
  return {
    className: entries.map(([place, role]) => className(place, role)).join(" "),
    style: Object.fromEntries(entries.map(([place, role]) => [place, roles[role][0]])),
  };
}

/** The style sheet for the night. */
export function nightStyles(): string {
  const places = Object.keys(properties) as Place[];
  const rules = (Object.keys(roles) as Role[]).flatMap((role) =>
    places.map((place) => `.${className(place, role)}{${properties[place]}:${roles[role][1]}!important}`),
  );
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${rules.join("")}}`;
}

function className(place: Place, role: Role): string {
  return `${place.slice(0, 2)}-${role}`;
}
