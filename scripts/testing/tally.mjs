/** Counts what passed and what failed over all steps. */
export class Tally {
  passed = 0;
  failed = 0;

  check(ok) {
    this.add({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  }

  add({ passed, failed }) {
    this.passed += passed;
    this.failed += failed;
  }

  /** The last line of a test run. */
  line() {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}

/**
 * The counts in a Vitest JSON report. A file that broke before its first test, or a run that ended
 * without a report, is one failure: silence must never look like success.
 */
export function countsOf(report, exitCode) {
  const passed = report?.numPassedTests ?? 0;
  const broken = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const failed = (report?.numFailedTests ?? 0) + broken.length;
  const endedBadly = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: endedBadly ? 1 : failed };
}

/** What was left out, such as tests of a program that this machine lacks: by the outermost name, with how many. */
export function skippedIn(report) {
  const names = testsIn(report)
    .filter(({ status }) => status === "skipped")
    .map(({ ancestorTitles: [outer], title }) => outer ?? title);
  return [...new Set(names)].map((name) => `${name} (${names.filter((other) => other === name).length})`);
}

/** The tests that failed first and passed when they were tried again: Vitest reports the errors of all tries. */
export function retriedIn(report) {
  return testsIn(report)
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
    .map(({ fullName }) => fullName);
}

function testsIn(report) {
  return (report?.testResults ?? []).flatMap(({ assertionResults }) => assertionResults);
}
