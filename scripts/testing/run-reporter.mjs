import { availableParallelism, loadavg } from "node:os";

/** Tells `npm test` how many files are done and which test runs longest, and says how busy the machine was at a failure. */
export default class RunReporter {
  #files = 0;
  #done = 0;
  #running = new Map();
  #failures = [];
  #timer;

  onTestRunStart(specifications) {
    this.#files = specifications.length;
    this.#timer = setInterval(() => this.#tell(), 1_000);
  }

  onTestCaseReady(test) {
    this.#running.set(test.id, { name: nameOf(test), startedAt: Date.now() });
  }

  onTestCaseResult(test) {
    const { startedAt = Date.now() } = this.#running.get(test.id) ?? {};
    this.#running.delete(test.id);
    if (test.result().state !== "failed") return;
    const load = `load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`;
    this.#failures.push(`  failed after ${secondsSince(startedAt)} s at ${load}: ${nameOf(test)}`);
  }

  onTestModuleEnd() {
    this.#done += 1;
  }

  onTestRunEnd() {
    clearInterval(this.#timer);
    if (this.#failures.length > 0) console.log(`\n${this.#failures.join("\n")}`);
  }

  #tell() {
    const [longest] = [...this.#running.values()].sort((one, other) => one.startedAt - other.startedAt);
    const detail = longest && `${longest.name}, ${secondsSince(longest.startedAt)} s`;
    process.send?.({ done: this.#done, of: this.#files, detail });
  }
}

function nameOf(test) {
  return `${test.module.relativeModuleId} > ${test.fullName}`;
}

function secondsSince(time) {
  return Math.round((Date.now() - time) / 1000);
}
