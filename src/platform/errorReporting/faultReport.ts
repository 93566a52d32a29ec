import { defaultStackParser, type ErrorEvent, type Exception, type StackFrame } from '@sentry/react';
import { Failure } from '../../../domain/failure.ts';
import type { Place, Receiver } from './fault.ts';
import { messageOf } from './messages.ts';

/** A fault in the words that may be sent. */
export interface FaultReport {
  /** What was thrown last, and before it what caused it, as Sentry orders them. */
  exceptions: Exception[];
  /** Of the call that failed, where one did. */
  requestId: string | null;
  place: Place;
}

/** An error, its cause and the cause of that, and so on. */
const LONGEST_CHAIN = 5;

/** Frames of our own at the top of the stack that tell one fault from another. */
const TELLING_FRAMES = 3;

const CLASS = /^(?:[A-Z]\w{0,40})?(?:Error|Exception|Failure)$/;
const OWN_FILE = /^\/(?:assets|src|node_modules)\/[\w./@+-]{1,200}\.[cm]?[jt]sx?$/;
const FUNCTION = /^(?:async |new )?[\w$.<>]{1,80}(?: \[as [\w$]{1,40}\])?$/;
const REQUEST_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function chainOf(thrown: unknown): unknown[] {
  const chain = [thrown];
  for (let last = thrown; last instanceof Error && last.cause !== undefined; last = last.cause) {
    if (chain.length === LONGEST_CHAIN) break;
    chain.push(last.cause);
  }
  return chain;
}

/** The path of one of our scripts; null for the page itself, whose path may name a contract, and for what is not ours. */
function ownFile(filename: string | undefined, origin: string): string | null {
  if (filename === undefined || !URL.canParse(filename)) return null;
  const url = new URL(filename);
  return url.origin === origin && OWN_FILE.test(url.pathname) ? url.pathname : null;
}

/** The frames of our own scripts (`reporting.frames`). V8 begins the stack with the message, which is left out unread. */
function framesOf({ stack, message }: Error, origin: string): StackFrame[] {
  if (typeof stack !== 'string') return [];
  const start = stack.indexOf(message);
  const calls = start < 0 ? stack : stack.slice(start + message.length);
  return defaultStackParser(calls).flatMap(({ function: name = '', filename, lineno, colno }) => {
    const file = ownFile(filename, origin);
    if (file === null) return [];
    const isName = FUNCTION.test(name) && !/\d{5}/.test(name);
    return [{ function: isName ? name : '?', filename: file, lineno, colno, in_app: true }];
  });
}

function exceptionOf(thrown: unknown, origin: string): Exception {
  if (!(thrown instanceof Error)) return { type: 'NoError', value: typeof thrown };
  const type = CLASS.test(thrown.name) ? thrown.name : 'Error';
  return { type, value: messageOf(thrown) ?? type, stacktrace: { frames: framesOf(thrown, origin) } };
}

/**
 * Says what was thrown, and its causes, in words that may be sent. Nothing is taken over as it is.
 *
 * @param origin the portal's own, whose scripts alone have frames
 */
export function describeFault(thrown: unknown, place: Place, origin: string): FaultReport {
  const chain = chainOf(thrown);
  const ids = chain.map((link) => (link instanceof Failure ? link.requestId : null));
  return {
    exceptions: chain.map((link) => exceptionOf(link, origin)).reverse(),
    requestId: ids.find((id) => id !== null && REQUEST_ID.test(id)) ?? null,
    place,
  };
}

/** What is the same for two reports of one fault (`reporting.once`). */
export function keyOf({ exceptions }: FaultReport): string {
  const { type, value, stacktrace } = exceptions.at(-1) ?? {};
  return JSON.stringify([type, value, stacktrace?.frames?.slice(-TELLING_FRAMES)]);
}

/** What Sentry can sort by; none of it says who the person is. */
export function tagsOf({ place, requestId }: Pick<FaultReport, 'place' | 'requestId'>): Record<string, string> {
  return {
    route: place.route,
    language: place.language,
    brand: place.brand,
    ...(requestId !== null && { requestId }),
  };
}

/**
 * The event that is sent: made anew from what may be sent, so that whatever else Sentry's library has put into its own is
 * left behind (`reporting.allowed`).
 */
export function eventOf(
  { event_id, timestamp }: ErrorEvent,
  report: FaultReport,
  { release, environment }: Pick<Receiver, 'release' | 'environment'>,
): ErrorEvent {
  return {
    type: undefined,
    event_id,
    timestamp,
    platform: 'javascript',
    level: 'error',
    release,
    environment,
    transaction: report.place.route,
    tags: tagsOf(report),
    exception: { values: report.exceptions },
  };
}
