import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildInputs } from "../../server/env.ts";
import { fakeFiles, writeBuild } from "./finished-build.ts";

/**
 * The least that React Router takes for a server build: a route that can fail, wait, and read a form, and a page. The
 * contact form is taken as the real one is.
 */
const source = `
/** Takes the thread for so many milliseconds, as rendering does. */
const work = ({ request }) => {
  const end = performance.now() + Number(new URL(request.url).searchParams.get("work") ?? 0);
  while (performance.now() < end);
};
const page = {
  default: () => null,
  loader: async ({ request }) => {
    const { searchParams } = new URL(request.url);
    work({ request });
    if (searchParams.has("fail")) throw new TypeError("ayse@ornek.example");
    await new Promise((resolve) => setTimeout(resolve, Number(searchParams.get("wait") ?? 0)));
    return { url: request.url };
  },
  action: async ({ request, context }) => {
    const form = await request.formData();
    if (form.has("status")) throw new Response(null, { status: Number(form.get("status")) });
    if (form.get("form") === "contact") return submit(context.get(servicesContext), request, Object.fromEntries(form));
    await new Promise((resolve) => setTimeout(resolve, Number(form.get("wait") ?? 0)));
    return { typed: form.get("a"), id: request.headers.get("x-request-id") };
  },
  headers: ({ actionHeaders }) => actionHeaders,
};
const servicesContext = { defaultValue: null };
export const entry = { module: { default: (request, status, headers, context) => {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { loaderData, actionData } = context.staticHandlerContext;
  return new Response("<pre>" + JSON.stringify({ loaderData, actionData }) + "</pre>", { status, headers });
}, servicesContext } };
/** What React Router's data() gives. */
const data = (data, status, headers) => ({ type: "DataWithResponseInit", data, init: { status, headers } });
async function submit({ submitLead, reportFailure }, { headers }, posted) {
  const clientAddress = headers.get("x-client-address");
  try {
    const result = await submitLead({ form: "contact", notice: "1", locale: "tr", page: "iletisim", posted, clientAddress });
    return data(result, result.status === "invalid" ? 422 : 200, {});
  } catch (error) {
    reportFailure(error, headers.get("x-request-id"));
    return data({ status: "failed" }, 503, { "Retry-After": "60" });
  }
}
export const routes = {
  root: { id: "root", path: "", module: { default: () => null } },
  any: { id: "any", parentId: "root", path: "*", module: page },
  pages: { id: "pages", parentId: "root", module: { default: () => null } },
  "tr.ara": { id: "tr.ara", parentId: "pages", path: "/ara", module: {
    default: () => null,
    loader: (args) => (work(args), "own"),
  } },
};
export const assets = { entry: { module: "", imports: [] }, routes: {}, url: "", version: "1" };
export const publicPath = "/", assetsBuildDirectory = "", future = {}, ssr = true, isSpaMode = false, prerender = [];
export const routeDiscovery = { mode: "initial", manifestPath: "/__manifest" };
`;

/** A finished build with React Router's part, so that the server runs it as it runs a real one. */
export async function writeServerBuild(ORIGIN = "http://localhost:3000"): Promise<string> {
  const build = await writeBuild(fakeFiles, buildInputs({ ORIGIN }));
  await mkdir(join(build, "server"));
  await writeFile(join(build, "server/package.json"), '{"type":"module"}');
  await writeFile(join(build, "server/index.js"), source);
  return build;
}
