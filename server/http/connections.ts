import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ProblemError, type ProblemBody } from '../problem.ts';
import { translate } from '../texts.ts';
import { bareHeaders } from './headers.ts';

/** Node's own error about a connection on which no whole request came. */
type ConnectionError = Error & { code?: string };

/**
 * Answers on a connection on which no whole request came in time, or none at all that is one, and closes it
 * (`server.slowBodies`, `server.oddRequests`). It is the caller's fault, and nothing is written down.
 */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // An answer that has begun is not spoken into.
  const hasBegun = (socket as { _httpMessage?: ServerResponse | null })._httpMessage?.headersSent === true;
  if (!socket.writable || hasBegun) return void socket.destroy();
  socket.end(answerTo(error));
}

function answerTo({ code }: ConnectionError): string {
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
  const text = JSON.stringify(body);
  const headers = {
    ...bareHeaders,
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'X-Request-Id': requestId,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n');
}

/**
 * The address as it can be routed (`server.oddRequests`): where the escapes of a path are none, its `%` stand for
 * themselves, and it is answered as any other that nobody has.
 */
export function routableAddress(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
