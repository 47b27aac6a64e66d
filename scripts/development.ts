import { join } from "node:path";
import { isRunnableDevEnvironment, type Plugin } from "vite";

/**
 * Answers what is no page in development as the site's own server does: languages, countries, reports, security.txt, moved addresses.
 * Pages and their forms are left to React Router's development server.
 */
export function siteServer(): Plugin {
  return {
    name: "site-server",
    apply: "serve",
    configureServer({ config: { root, define }, middlewares, environments: { ssr } }) {
      const build = join(root, ".cache/development");

      // By Vite, like the pages: both share the services, and a change is seen without a restart.
      function load<Module>(path: string): Promise<Module> {
        if (!isRunnableDevEnvironment(ssr)) throw new Error("The server's code has no environment to run in");
        return ssr.runner.import(path);
      }

      async function makeReports(): Promise<void> {
        const { typesetReports } = await load<typeof import("./reports/typeset-reports.ts")>(
          "/scripts/reports/typeset-reports.ts",
        );
        await typesetReports({ root, build, cache: join(root, ".cache"), origin: JSON.parse(define?.__ORIGIN__) });
      }

      return () => {
        middlewares.use(async (request, response, next) => {
          try {
            if (request.url?.startsWith("/reports/")) await makeReports();
            const { respondInDevelopment } =
              await load<typeof import("../server/development.ts")>("/server/development.ts");
            if (!(await respondInDevelopment(request, response, join(build, "reports")))) next();
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
