import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, root } from "../../e2e/server.ts";
import { type Bench, until } from "./fault.ts";

/** Debian keeps it where only root's path leads. */
const program = ["nginx", "/usr/sbin/nginx"].find((name) => spawnSync(name, ["-v"]).status === 0);

/** The real nginx with the files that are shipped, in front of several instances; gives its address. */
export async function startNginx(bench: Bench, ports: readonly number[]): Promise<string> {
  if (!program) throw new Error("nginx is not installed");
  const [folder, port] = [bench.folder(), await freePort()];
  const baseUrl = `http://127.0.0.1:${port}`;
  const build = join(root, bench.build);
  for (const kind of temporary) mkdirSync(join(folder, kind));
  const config = `
    daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log error;
    events { worker_connections 1024; }
    http {
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(" ")}
      ${shippedUpstream(ports)}
      include ${root}deployment/nginx/http.conf;
      include ${build}/nginx/finished.conf;
      server {
        listen 127.0.0.1:${port};
        access_log off;
        # Our visitors say where they come from.
        set_real_ip_from 127.0.0.1;
        real_ip_header X-Forwarded-For;
        root ${build};
        set $kept_assets ${folder};
        include ${root}deployment/nginx/server.conf;
      }
    }`;
  writeFileSync(join(folder, "nginx.conf"), config);
  const nginx = spawn(program, ["-c", join(folder, "nginx.conf")], { stdio: "inherit" });
  bench.onEnd(async () => {
    if (nginx.exitCode !== null) return;
    const ended = once(nginx, "exit");
    nginx.kill("SIGTERM");
    await ended;
  });
  const answers = () =>
    fetch(baseUrl)
      .then((page) => page.ok)
      .catch(() => false);
  await until(answers, 10_000, "nginx answers");
  return baseUrl;
}

const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

/** As an operator gets it, with ports of our own. */
function shippedUpstream(ports: readonly number[]): string {
  const shipped = readFileSync(join(root, "deployment/nginx/yakamoz.conf"), "utf8");
  const block = /^upstream yakamoz \{[\s\S]*?^\}/m.exec(shipped)?.[0];
  const instance = block && /^ *server \S+:\d+(.*);$/m.exec(block)?.[1];
  if (!block || instance === undefined) throw new Error("yakamoz.conf names no instances");
  const instances = ports.map((port) => `  server 127.0.0.1:${port}${instance};`).join("\n");
  return block.replace(/^( *server .*;\n)+/m, `${instances}\n`);
}
