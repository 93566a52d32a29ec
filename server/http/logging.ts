import { join } from 'node:path';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { ProblemError } from '../problem.ts';
import type { Settings } from '../settings.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code of the problem that was answered, for the log. */
    problemCode: string | null;
  }
}

/** The fields that a line may have; whatever else is handed to the log, free text too, is dropped (`server.log`). */
const allowed = [
  'event',
  'requestId',
  'operation',
  'relation',
  'method',
  'route',
  'status',
  'milliseconds',
  'code',
  'fault',
  /** Of a mail: made by chance, says nothing of anyone. */
  'messageId',
] as const;

const projectFolder = join(import.meta.dirname, '..', '..');

/**
 * The server's log, in JSON lines. It holds back by a list of what may be written, not of what may not: a message or a
 * field that somebody adds, in this code or in a package, stays out until it is named above.
 */
export function loggerOptions(
  { logLevel }: Pick<Settings, 'logLevel'>,
  stream?: { write(line: string): void },
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level: logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    hooks: {
      logMethod([given], write) {
        const line = lineOf(given);
        if (line) write.call(this, line);
      },
    },
    ...(stream ? { stream } : {}),
  };
}

function lineOf(given: unknown): Record<string, unknown> | null {
  if (typeof given !== 'object' || given === null) return null;
  if (given instanceof Error) return { event: 'fault', fault: describeError(given) };
  const { err, ...fields } = given as Record<string, unknown>;
  if (err instanceof Error) return { event: 'fault', fault: describeError(err) };
  // A fault that comes without a name is one all the same.
  if (fields.fault !== undefined) fields.event ??= 'fault';
  if (fields.event === undefined) return null;
  return Object.fromEntries(allowed.filter((name) => name in fields).map((name) => [name, fields[name]]));
}

/**
 * What of an error may be written down: its kind and where in our files it arose, `server/app.ts:12:3`. Its message may
 * hold what people typed, and that of a database what it was asked.
 */
export function describeError(thrown: unknown): { type: string; code: string | null; at: string[] } {
  if (!(thrown instanceof Error)) return { type: typeof thrown, code: null, at: [] };
  const cause = thrown.cause instanceof Error ? thrown.cause : thrown;
  const code = thrown instanceof ProblemError ? thrown.code : String((cause as { code?: unknown }).code ?? '');
  return {
    type: /^\w{1,40}$/.test(cause.name) ? cause.name : 'Error',
    code: /^[\w.]{2,60}$/.test(code) ? code : null,
    at: framesOf(cause).slice(0, 8),
  };
}

function framesOf({ stack = '', message }: Error): string[] {
  // The message stands before the frames and may look like one.
  const frames = message ? stack.slice(stack.indexOf(message) + message.length) : stack;
  return frames.split('\n').flatMap((line) => {
    const [, file, place] = /^ {4}at .*?\(?(?:file:\/\/)?(\/[^():]+)(:\d+:\d+)\)?$/.exec(line) ?? [];
    return file?.startsWith(projectFolder) ? [file.slice(projectFolder.length + 1) + place] : [];
  });
}

/** One line a request: the route's template, never what was filled in. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('problemCode', null);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      event: 'request',
      operation: request.operation?.id,
      relation: request.relation ?? undefined,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      code: request.problemCode ?? undefined,
    });
  });
}
