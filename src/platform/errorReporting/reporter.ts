import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/react';
import { Failure } from '../../../domain/failure.ts';
import type { Fault, Place, Receiver } from './fault.ts';
import { describeFault, eventOf, keyOf, tagsOf, type FaultReport } from './faultReport.ts';
import { mask } from './mask.ts';

export interface Reporter {
  /** Sends a fault, unless it was sent already, there were too many, or it is none of the page's. */
  report(fault: Fault): void;
  /** Sends what a person says of a fault; rejects with a Failure where it did not arrive. */
  tell(words: string, thrown: unknown): Promise<void>;
}

/** In milliseconds. */
const TIME_OUT = 15_000;

/** What Sentry's library would collect by itself, were there anything in it that collects. */
const dataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};

/** No cookie, no address of the page; and the browser's own fetch, which the library would look for in a frame of its own. */
const sendBare: typeof fetch = (url, options) =>
  fetch(url, {
    ...options,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIME_OUT),
  });

/** The library as the post office alone: nothing in it listens, reads the page or keeps what was done. */
function createClient({ dsn, release, environment }: Receiver): BrowserClient {
  return new BrowserClient({
    dsn,
    release,
    environment,
    integrations: [],
    stackParser: defaultStackParser,
    transport: (options) => makeFetchTransport(options, sendBare),
    sendClientReports: false,
    dataCollection,
    beforeSend: (event, { data }: { data?: FaultReport }) =>
      data ? eventOf(event, data, { release, environment }) : null,
  });
}

/** The server's plain answer is no fault of the page; one that breaks the API is a fault of somebody (`reporting.failures`). */
const isPlainAnswer = (thrown: unknown) => thrown instanceof Failure && thrown.kind !== 'broken';

/** Reports faults to the receiver, of each page load at most `sampleSize` (`reporting.sample`). */
export function createReporter(
  receiver: Receiver,
  place: () => Place,
  origin: string = window.location.origin,
): Reporter {
  const client = createClient(receiver);
  const scope = new Scope();
  /** The events that were sent, by the key of their fault. */
  const sent = new Map<string, string>();

  return {
    report({ thrown, place: where }) {
      if (isPlainAnswer(thrown) || sent.size >= receiver.sampleSize) return;
      const report = describeFault(thrown, where, origin);
      const key = keyOf(report);
      if (!sent.has(key)) sent.set(key, client.captureEvent({}, { data: report }, scope));
    },
    tell(words, thrown) {
      const report = describeFault(thrown, place(), origin);
      const feedback = { message: mask(words), associated_event_id: sent.get(keyOf(report)) };
      const event = { type: 'feedback', level: 'info', tags: tagsOf(report), contexts: { feedback } } as const;
      return new Promise((resolve, reject) => {
        const id = client.captureEvent(event, {}, scope);
        const stop = client.on('afterSendEvent', ({ event_id }, { statusCode = 0 }) => {
          if (event_id !== id) return;
          stop();
          if (statusCode >= 200 && statusCode < 300) resolve();
          else reject(new Failure({ kind: statusCode === 0 ? 'unreachable' : 'unavailable' }));
        });
      });
    },
  };
}
