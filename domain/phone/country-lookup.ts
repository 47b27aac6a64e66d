/** Where a field asks for the visitor's country, unless another address is configured. */
export const countryAddress = "/api/country";

/** The country in a lookup's answer, such as "1;TR;TUR;Türkiye". */
export function lookedUpCountry(answer: string): string | undefined {
  return answer[0] === "1" ? answer.slice(2, 4) : undefined;
}
