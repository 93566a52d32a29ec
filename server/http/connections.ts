import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ProblemError, type ProblemBody } from '../problem.ts';
import { tooLargePage } from '../pages/tooLargePage.ts';
import { knownLocale, preferredLocale, translate, type Locale } from '../texts.ts';
import { bareHeaders } from './headers.ts';

/** Node's own error about a connection on which no whole request came. */
type ConnectionError = Error & {
  code?: string;
  /** What came last, as far as it could not be read. */
  rawPacket?: unknown;
};

/**
 * Answers on a connection on which no whole request came in time, or none at all that is one, and closes it
 * (`server.slowBodies`, `server.oddRequests`). It is the caller's fault, and nothing is written down. An address that is too
 * long is most likely a person's, who gets a page (`server.tooLarge`).
 */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // An answer that has begun is not spoken into.
  const hasBegun = (socket as { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent === true;
  if (!socket.writable || hasBegun) return void socket.destroy();
  socket.end(answerTo(error));
}

function answerTo(error: ConnectionError): string {
  const { code, rawPacket } = error;
  const said = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  if (code === 'HPE_HEADER_OVERFLOW' && !isCall(said))
    return answerWith(431, pageHeaders, tooLargePage(localeOf(said)));
  const problem = new ProblemError(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request.incomplete' : 'request.invalid');
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : problem.status;
  const requestId = randomUUID();
  const body: ProblemBody = {
    type: 'about:blank',
    title: translate('fi', `problem.${problem.code}`),
    status,
    code: problem.code,
    requestId,
  };
  const headers = { ...bareHeaders, 'Content-Type': 'application/problem+json; charset=utf-8' };
  return answerWith(status, { ...headers, 'X-Request-Id': requestId }, JSON.stringify(body));
}

/** Lets in the style sheets and fonts of our own pages, and nothing else. */
const pageHeaders = {
  ...bareHeaders,
  'Content-Security-Policy':
    "default-src 'none';style-src 'self';font-src 'self';img-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'Content-Type': 'text/html; charset=utf-8',
};

function answerWith(status: number, given: Readonly<Record<string, string>>, text: string): string {
  const headers = {
    'X-Request-Id': randomUUID(),
    ...given,
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n');
}

/** Whether what was said is a call of a program, as far as it came; of an address that is too long little else does. */
const isCall = (said: string) =>
  /^(?!GET |HEAD )[A-Z]+ |^[A-Z]+ \/api[/?]/.test(said) ||
  (/\r\naccept:/i.test(said) && !/\r\naccept:[^\r\n]*text\/html/i.test(said));

/** The language that the address or the browser names. */
function localeOf(said: string): Locale {
  const asked = /[?&]lang=(\w\w)/.exec(said)?.[1];
  return knownLocale(asked) ?? preferredLocale(/\r\naccept-language: *([^\r\n]*)/i.exec(said)?.[1]);
}

/**
 * The address as it can be routed (`server.oddRequests`): where the escapes of a path are none, its `%` stand for
 * themselves, and it is answered as any other that nobody has.
 */
export function routableAddress(url: string): string {
  const [path = ''] = url.split('?', 1);
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

/** What is decoded is looked at: a bundler drops a call of which nothing is used, and with it what it throws. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).length <= path.length;
  } catch {
    return false;
  }
}
