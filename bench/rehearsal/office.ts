import type { Machine } from "./machine.ts";

const origin = "https://office.yakamoz.example";

/** A person at the office, by its pages and forms without script. */
export function officeOn({ run }: Machine) {
  const curl = `curl --silent --show-error --insecure --max-time 60 --cookie /opt/cookies --cookie-jar /opt/cookies`;
  const get = (path: string) => run(`${curl} '${origin}${path}'`);

  /** Where the answer leads; a form that is shown again leads nowhere. */
  async function post(path: string, fields: Record<string, string>): Promise<string> {
    const data = Object.entries(fields).map(([name, value]) => `--data-urlencode '${name}=${value}'`);
    const answer = await run(
      `${curl} --header 'Origin: ${origin}' ${data.join(" ")} --output /opt/answer --write-out '%{http_code} %{redirect_url}' '${origin}${path}'`,
    );
    return answer.trim();
  }

  return {
    async signIn(printed: string): Promise<void> {
      const token = /sign-in\/link\?token=(\S+)/.exec(printed)?.[1] ?? "";
      await post("/sign-in/link", { token: decodeURIComponent(token), to: "/" });
      if (!/\/words/.test(await get("/words"))) throw new Error("The first admin could not sign in.");
    },

    /** A draft with another title of the first page, in both languages. */
    async draft(tr: string, en: string): Promise<string> {
      const to = await post("/words/drafts", { title: tr });
      const id = /\/words\/drafts\/([a-z0-9]+)/.exec(to)?.[1];
      if (!id) throw new Error(`No draft was begun: ${to}`);
      const page = await get(`/words/drafts/${id}/texts/home`);
      const seen = [...page.matchAll(/name="(seen-\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
        name,
        value,
      ]);
      const fields = { ...Object.fromEntries(seen), "tr:hero.title": tr, "en:hero.title": en, do: "save" };
      const saved = await post(`/words/drafts/${id}/texts/home`, fields);
      if (!/saved/.test(saved)) throw new Error(`The text was not saved: ${saved}`);
      return id;
    },

    publish: (draft: string) => post(`/words/drafts/${draft}/publish`, { do: "publish" }),
    schedule: (draft: string, day: string, time: string) =>
      post(`/words/drafts/${draft}/publish`, { do: "schedule", day, time }),
  };
}
