import { cpSync } from "node:fs";
import { join } from "node:path";
import { blocksOf } from "./guide.ts";
import { command, copyOf, debianIn, type Machine, machineIn, until } from "./machine.ts";
import { officeOn } from "./office.ts";

/**
 * Follows deployment/README.md on a Debian that systemd-nspawn boots: its code blocks are what runs. Needs root,
 * debootstrap, systemd-container, slirp4netns and a network; takes most of an hour.
 * FOLDER is where systems are made, REPOSITORY and BRANCH what is installed.
 */
const folder = process.env.FOLDER || "/var/tmp/rehearsal";
const checkout = join(import.meta.dirname, "../..");
const site = "https://www.yakamoz.example";
const certificate = (name: string, names: string[]) => `
install -d /etc/letsencrypt/live/${name}
openssl req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256 -days 30 -subj /CN=${name} -addext "subjectAltName=${names.map((one) => `DNS:${one}`).join(",")}" -keyout /etc/letsencrypt/live/${name}/privkey.pem -out /etc/letsencrypt/live/${name}/fullchain.pem 2>/dev/null`;

const steps: string[] = [];
function note(step: string, result: string): void {
  steps.push(`| ${step} | ${result} |`);
  console.log(`${new Date().toISOString().slice(11, 19)} ${step}: ${result}`);
}

async function timed(step: string, work: () => Promise<unknown>): Promise<void> {
  const began = Date.now();
  const result = await work();
  note(step, `${typeof result === "string" ? result : "done"} (${((Date.now() - began) / 1_000).toFixed(0)} s)`);
}

const [packages = "", build = "", , nginx = ""] = blocksOf("Install");
const [commands = ""] = blocksOf("Run a command");
const asSite = `${commands.split("\n")[0]}\n`;
const [newCode = "", switchOver = "", goBack = ""] = blocksOf("Update the code");
const [makeBackup = "", restore = ""] = blocksOf("Back up and restore");

const ready = (port: number) => `curl --silent --fail --max-time 5 http://127.0.0.1:${port}/readyz >/dev/null`;
const heading = `curl --silent --show-error --insecure --max-time 30 --header 'Accept-Language: tr' ${site}/`;

async function isReady(machine: Machine): Promise<boolean> {
  await machine.run(`${ready(3001)} && ${ready(3002)}`);
  const page = await machine.run(`${heading} --output /dev/null --write-out '%{http_code}'`);
  return page.trim() === "200";
}

async function install(machine: Machine): Promise<void> {
  await machine.run(
    `printf '127.0.0.1 %s\\n' localhost www.yakamoz.example yakamoz.example office.yakamoz.example preview.office.yakamoz.example >>/etc/hosts`,
  );
  const own = (block: string) => block.replaceAll("REPOSITORY", "/opt/repository.git");
  await timed("Debian packages, user, checkout", async () => void (await machine.run(own(packages))));
  await machine.run(`cat >>/etc/site/environment <<'END'
OPERATOR_MAILBOX=operator@yakamoz.example
OFFICE_ORIGIN=https://office.yakamoz.example
PREVIEW_ORIGIN=https://preview.office.yakamoz.example
END`);
  await timed("build, units, start", async () => void (await machine.run(build)));
  // certbot needs a public name, so certificates of our own take the place of its block.
  await machine.run(
    certificate("www.yakamoz.example", ["www.yakamoz.example", "yakamoz.example"]) +
      certificate("office.yakamoz.example", ["office.yakamoz.example", "preview.office.yakamoz.example"]),
  );
  await machine.run(nginx);
  await timed(
    "both instances ready, the first page through nginx",
    async () => `${await until(() => isReady(machine), 300)} s after the blocks`,
  );
}

async function showsTitle(machine: Machine, title: string, seconds: number): Promise<number> {
  return until(async () => (await machine.run(heading)).includes(title), seconds);
}

async function underLoad(machine: Machine, work: () => Promise<void>): Promise<string> {
  const load = machine.inNetwork(process.execPath, [join(import.meta.dirname, "load.ts")]);
  const printed: Buffer[] = [];
  load.stdout?.on("data", (chunk) => printed.push(chunk));
  await new Promise((done) => setTimeout(done, 3_000));
  try {
    await work();
  } finally {
    await new Promise((done) => setTimeout(done, 3_000));
    const ended = new Promise((done) => load.once("exit", done));
    load.kill("SIGTERM");
    await ended;
  }
  const { requests, failed, failures } = JSON.parse(String(Buffer.concat(printed)));
  return `${failed} of ${requests} requests failed${failed > 0 ? ` ${JSON.stringify(failures)}` : ""}`;
}

const machine = machineIn(join(folder, "first"), "first");
const second = machineIn(join(folder, "second"), "second");
try {
  await timed(
    "a Debian 13 root by debootstrap",
    async () => void (await debianIn(join(folder, "base"), packages.split("\n")[0] ?? "")),
  );
  await copyOf(join(folder, "base"), machine.root);
  await command("git", [
    "clone",
    "--quiet",
    "--bare",
    "--no-hardlinks",
    process.env.REPOSITORY || checkout,
    join(machine.root, "opt/repository.git"),
  ]);
  await timed("boot", machine.boot);
  await install(machine);
  const printed = await machine.run(commands);
  console.log(printed);
  note(
    "memory limits",
    (
      await machine.run(
        "systemctl show --property=MemoryMax,EffectiveMemoryMax site@3001; cat /sys/fs/cgroup/cgroup.controllers || true",
      )
    )
      .trim()
      .replaceAll("\n", ", "),
  );

  const office = officeOn(machine);
  await office.signIn(printed);
  await timed("publish a sentence from the office, under load", async () => {
    const draft = await office.draft("Denizin altında ışık", "Light below the sea");
    let seconds = 0;
    const result = await underLoad(machine, async () => {
      const to = await office.publish(draft);
      if (!to.startsWith("302")) throw new Error(`Publishing answered ${to}`);
      seconds = await showsTitle(machine, "Denizin altında ışık", 900);
    });
    return `on the site after ${seconds.toFixed(0)} s, ${result}`;
  });
  await timed("publish a draft at its time", async () => {
    const draft = await office.draft("Suyun üstünde ışık", "Light above the water");
    const at = new Date(Date.now() + 90_000 + 3 * 3_600_000).toISOString();
    await office.schedule(draft, at.slice(0, 10), at.slice(11, 16));
    const seconds = await showsTitle(machine, "Suyun üstünde ışık", 1_200);
    return `on the site ${seconds.toFixed(0)} s after it was scheduled for about 60 s ahead`;
  });
  await timed("reboot", async () => {
    await machine.powerOff();
    await machine.boot();
    const seconds = await until(() => isReady(machine), 300);
    await showsTitle(machine, "Suyun üstünde ışık", 10);
    return `ready ${seconds.toFixed(0)} s after systemd was up, with what was published`;
  });
  for (const [name, pattern] of [
    ["npm of instance 3001", `systemctl show --property=MainPID --value site@3001`],
    ["server of instance 3001", `ss -ltnpH sport = :3001 | grep -o 'pid=[0-9]*' | tail -n 1 | cut -d= -f2`],
    ["supervisor of instance 3002", `pgrep -f production/serve.mjs | tail -n 1`],
    ["office", `ss -ltnpH sport = :3100 | grep -o 'pid=[0-9]*' | head -n 1 | cut -d= -f2`],
    ["nginx worker", `pgrep -f 'nginx: worker' | head -n 1`],
  ] as const) {
    await timed(`kill -9 ${name}, under load`, () =>
      underLoad(machine, async () => {
        await machine.run(`kill -9 $(${pattern})`);
        await until(() => isReady(machine), 180);
        await until(
          async () =>
            (
              await machine.run(
                `curl --silent --insecure --output /dev/null --write-out '%{http_code}' https://office.yakamoz.example/sign-in`,
              )
            ).trim() === "200",
          180,
        );
      }),
    );
  }
  // Code that differs: another asset, and another fingerprint.
  await machine.run(`rm -rf /opt/change && git clone --quiet /opt/repository.git /opt/change && cd /opt/change
printf ':root {\n  --rehearsal: 1;\n}\n' >>app/styles/tokens.css
git -c user.name=rehearsal -c user.email=rehearsal@yakamoz.example commit --quiet --all --message 'Change a style' && git push --quiet`);
  await timed("new code, under load", async () => {
    await machine.run(newCode.replaceAll("REPOSITORY", "/opt/repository.git"));
    const result = await underLoad(machine, async () => {
      await machine.run(switchOver);
      await until(() => isReady(machine), 300);
    });
    await showsTitle(machine, "Suyun üstünde ışık", 10);
    return result;
  });
  await timed("back to the earlier code, under load", async () => {
    const result = await underLoad(machine, async () => {
      await machine.run(goBack);
      await until(() => isReady(machine), 300);
    });
    await showsTitle(machine, "Suyun üstünde ışık", 10);
    return result;
  });
  await machine.run(makeBackup);
  await timed("restore a backup on a second system", async () => {
    await machine.powerOff();
    await copyOf(join(folder, "base"), second.root);
    await command("git", [
      "clone",
      "--quiet",
      "--bare",
      "--no-hardlinks",
      process.env.REPOSITORY || checkout,
      join(second.root, "opt/repository.git"),
    ]);
    await second.boot();
    await install(second);
    cpSync(join(machine.root, "var/backups/site"), join(second.root, "var/backups/site"), { recursive: true });
    await second.run("chown -R site: /var/backups/site");
    await second.run(asSite + restore);
    await until(() => isReady(second), 600);
    const seconds = await showsTitle(second, "Suyun üstünde ışık", 600);
    return `what was published is there after ${seconds.toFixed(0)} s`;
  });
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await machine.powerOff();
  await second.powerOff();
  console.log(`\n| Step | Result |\n| --- | --- |\n${steps.join("\n")}`);
}
