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

/** Lets the office's own server respond in development, to all that is no file: React Router's knows none of its services. */
export function officeServer(): Plugin {
  return {
    name: "office-server",
    apply: "serve",
    configureServer({ httpServer, middlewares, environments: { ssr } }) {
      function load(): Promise<typeof import("../office/development.ts")> {
        if (!isRunnableDevEnvironment(ssr)) throw new Error("The server's code has no environment to run in");
        return ssr.runner.import("/development.ts");
      }

      // At once, and not with the first visit: it says how the first admin comes in.
      httpServer?.once("listening", () => void load().catch((error) => console.error(error)));
      return () => {
        middlewares.use(async (request, response, next) => {
          try {
            // Vite has taken what it keeps of an address for files.
            request.url = request.originalUrl ?? request.url;
            await (await load()).respond(request, response);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
