import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const execute = promisify(execFile);
const longest = 30 * 60_000;
/** Of a network that has certificates of its own: those that this machine trusts. */
const ownCertificates = process.env.NODE_EXTRA_CA_CERTS;

export type Machine = ReturnType<typeof machineIn>;

/** Debian 13 in a folder with the packages that a command installs, made once. */
export async function debianIn(folder: string, install: string): Promise<void> {
  if (existsSync(join(folder, "etc/os-release"))) return;
  await rm(`${folder}.part`, { recursive: true, force: true });
  await mkdir(`${folder}.part`, { recursive: true });
  const packages = "--include=systemd,systemd-sysv,dbus,ca-certificates,iproute2,procps";
  await command("debootstrap", ["--variant=minbase", packages, "trixie", `${folder}.part`]);
  const env = ["DEBIAN_FRONTEND=noninteractive", "PATH=/usr/sbin:/usr/bin:/sbin:/bin"];
  await command("chroot", [`${folder}.part`, "env", ...env, "sh", "-c", install]);
  await rename(`${folder}.part`, folder);
}

export async function copyOf(folder: string, copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await command("cp", ["--archive", "--reflink=auto", folder, copy]);
}

export async function command(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await execute(program, args, { maxBuffer: 64e6, timeout: longest });
  return stdout;
}

/** A system that systemd-nspawn boots from a folder, with a network of its own that leads outside. */
export function machineIn(root: string, name: string) {
  let container: ChildProcess | undefined;
  let network: ChildProcess | undefined;
  let pid = 0;
  let folder = "/root";

  async function boot(): Promise<void> {
    writeFileSync(join(root, "etc/hostname"), `${name}\n`);
    await rm(join(root, "etc/resolv.conf"), { force: true });
    writeFileSync(join(root, "etc/resolv.conf"), "nameserver 10.0.2.3\n");
    if (ownCertificates) copyFileSync(ownCertificates, join(root, "etc/ssl/own-certificates.crt"));
    const options = ["--quiet", "--boot", "--register=no", "--keep-unit", "--private-network", "--resolv-conf=off"];
    container = spawn("systemd-nspawn", [...options, `--machine=${name}`, `--directory=${root}`], { stdio: "ignore" });
    await until(async () => {
      pid = Number(readFileSync(`/proc/${container?.pid}/task/${container?.pid}/children`, "utf8").trim());
      return pid > 0;
    }, 30);
    network = spawn("slirp4netns", ["--configure", "--mtu=65520", "--disable-host-loopback", `${pid}`, "tap0"], {
      stdio: "ignore",
    });
    const states = ["running", "degraded"];
    await until(async () => states.includes((await run("systemctl is-system-running || true")).trim()), 180);
  }

  /** Runs a script in the system as root, in the folder where the one before ended. */
  async function run(script: string): Promise<string> {
    const namespaces = ["--mount", "--uts", "--ipc", "--net", "--pid", "--root", "--wd"];
    const env = ["HOME=/root", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND=noninteractive", "LANG=C.UTF-8"];
    if (ownCertificates) env.push("NODE_EXTRA_CA_CERTS=/etc/ssl/own-certificates.crt");
    const steps = `cd ${folder}\n${script}\n echo; echo "folder $PWD"`;
    const shell = ["bash", "-euo", "pipefail", "-c", steps];
    const output = await command("nsenter", [`--target=${pid}`, ...namespaces, "env", "-i", ...env, ...shell]);
    const [, printed = "", last = folder] = /^([\s\S]*)\nfolder (.*)\n$/.exec(output) ?? [];
    folder = last;
    return printed;
  }

  return {
    root,
    boot,
    run,
    /** Of the network, for a program of the host that works in it. */
    inNetwork: (program: string, args: readonly string[]) =>
      spawn("nsenter", [`--target=${pid}`, "--net", program, ...args], { stdio: ["ignore", "pipe", "inherit"] }),
    async powerOff(): Promise<void> {
      if (!container || container.exitCode !== null) return;
      const ended = once(container, "exit");
      // systemd takes this signal as the order to power off.
      await command("kill", ["-s", "RTMIN+4", `${pid}`]);
      const isOff = await Promise.race([ended.then(() => true), pause(90_000, false)]);
      if (!isOff) container.kill("SIGKILL");
      network?.kill();
    },
  };
}

/** Asks every half second, for so many seconds at most. */
export async function until(isSo: () => Promise<boolean>, seconds: number): Promise<number> {
  const began = Date.now();
  let trouble: unknown;
  while (Date.now() - began < seconds * 1_000) {
    try {
      if (await isSo()) return (Date.now() - began) / 1_000;
    } catch (error) {
      trouble = error;
    }
    await pause(500);
  }
  throw new Error(`It did not happen in ${seconds} s. ${trouble ?? ""}`);
}
