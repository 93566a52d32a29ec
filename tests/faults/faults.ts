import type { TestInfo } from '@playwright/test';

/** What came of a fault in the browser, a row of reports/faults.json. */
export interface FaultRun {
  /** The machine, or the page, that made the call. */
  flow: string;
  /** `PATCH /api/content`. */
  call: string;
  /** `the connection is lost`. */
  fault: string;
  /** What a person must see, as the tests look for it in Finnish. */
  expected: string;
}

/**
 * Hands a row to the reporter, which adds whether the test passed. A test of several faults hands each over as it comes to
 * it.
 */
export async function report(info: TestInfo, run: FaultRun): Promise<void> {
  await info.attach('fault', { body: JSON.stringify(run), contentType: 'application/json' });
}
