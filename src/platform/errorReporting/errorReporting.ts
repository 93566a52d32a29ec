import type { ErrorReporting, Fault, Place } from './fault.ts';
import type { Reporter } from './reporter.ts';

interface Surroundings {
  place(): Place;
  /** Where faults are reported; where it rejects, nowhere. */
  settings(): Promise<ErrorReporting>;
}

/** Faults that wait for who reports them. */
const MOST_WAITING = 10;

/** In milliseconds. */
const UNTIL_IDLE = 1000;

let settle: (reporter: Reporter | null) => void;
let placeNow: (() => Place) | null = null;
let waiting = 0;

/** Who reports faults, when it has come; null where nobody does (`reporting.off`). */
export const reporting = new Promise<Reporter | null>((resolve) => {
  settle = resolve;
});

async function handOn(fault: Fault): Promise<void> {
  waiting += 1;
  const reporter = await reporting;
  waiting -= 1;
  reporter?.report(fault);
}

/** Reports what was thrown, now or when there is somebody to report it. The same fault may be given many times. */
export function reportFault(thrown: unknown): void {
  if (!placeNow || waiting === MOST_WAITING) return;
  // A fault of the reporting itself would come back here for ever.
  handOn({ thrown, place: placeNow() }).catch(() => {});
}

async function connect({ place, settings }: Surroundings): Promise<Reporter | null> {
  const { enabled, dsn, ...rest } = await settings();
  if (!enabled || !dsn) return null;
  const library = await import('./reporter.ts');
  return library.createReporter({ dsn, ...rest }, place);
}

/**
 * Listens for faults from now on, and reports them once the page stands: only then is it asked whether and where, and only
 * then is Sentry's library fetched, if it is needed at all (`reporting.late`).
 */
export function startErrorReporting(surroundings: Surroundings, page: Window = window): void {
  placeNow = surroundings.place;
  // What another origin's script throws comes without its error.
  page.addEventListener('error', ({ error }) => error && reportFault(error));
  page.addEventListener('unhandledrejection', ({ reason }) => reportFault(reason));
  // Safari has no idle callbacks.
  const whenIdle = page.requestIdleCallback ?? ((run: () => void) => page.setTimeout(run, UNTIL_IDLE));
  whenIdle(() => void connect(surroundings).then(settle, () => settle(null)));
}
