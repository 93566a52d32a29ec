import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { ProblemError } from '../problem.ts';

/** In bytes. */
const BODY_LIMIT = 64 * 1024;
/** How deep a body may nest, and how many members one array or object in it may have. */
const DEPTH = 12;
const MEMBERS = 500;
/**
 * Of the calls of one caller, so small a part may be about signing in, reload the contents, or write, which may send a mail
 * to people: 600 calls leave 30 writes.
 */
const parts = { call: 1, 'sign-in': 5, reload: 5, write: 20 } as const;

/** What one request may take (`server.limits`); without, Fastify waits for ever. Times in milliseconds. */
export const requestLimits = {
  bodyLimit: BODY_LIMIT,
  requestTimeout: 15_000,
  handlerTimeout: 10_000,
  connectionTimeout: 30_000,
  keepAliveTimeout: 72_000,
} satisfies FastifyServerOptions;

const isAboutSigningIn = (url: string) => /^\/(login|endSession|api\/auth)\b/.test(url);

/** What a call counts towards; guessing a token or a password is held back, and so is writing. */
function countOf({ method, url }: FastifyRequest): keyof typeof parts {
  if (isAboutSigningIn(url)) return 'sign-in';
  if (method === 'PATCH' && /^\/api\/content(\?|$)/.test(url)) return 'reload';
  // The forms of the embedded identity provider write nothing of ours.
  return method === 'GET' || method === 'HEAD' || !url.startsWith('/api/') ? 'call' : 'write';
}

const isHealth = (url: string) => /^\/(healthz|readyz)\b/.test(url);

const isSigningOut = (url: string) => /^\/api\/auth\/logout(\?|$)/.test(url);

/** The session that a good token names, whether it is still on or not; nobody can make one up. */
async function sessionOf({ token }: FastifyRequest): Promise<string | null> {
  const read = await token?.catch(() => null);
  return read?.sessionId ?? null;
}

/**
 * Counts calls by the minute, refused ones too (`server.rateLimit`): those of someone who has signed in by session, so
 * that neighbours behind one address do not lock each other out, those of strangers and of bad tokens by address; tighter
 * where something could be guessed or is written. Signing out is never refused.
 */
export async function limitCalls(app: FastifyInstance, callsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: (request) => Math.ceil(callsPerMinute / parts[countOf(request)]),
    keyGenerator: async (request) => `${countOf(request)} ${(await sessionOf(request)) ?? request.ip}`,
    allowList: async (request) =>
      isHealth(request.url) || (isSigningOut(request.url) && (await sessionOf(request)) !== null),
    timeWindow: '1 minute',
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) =>
      new ProblemError('rate.limited', { retryAfter: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}

/** Refuses a body that is deeper or wider than any of ours (`server.limits`). */
export function limitShape(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ body }) => {
    if (!isWellShaped(body, DEPTH))
      throw new ProblemError('request.invalid', { errors: [{ field: 'body', rule: 'size' }] });
  });
}

function isWellShaped(value: unknown, depthLeft: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const members = Object.values(value);
  return depthLeft > 0 && members.length <= MEMBERS && members.every((member) => isWellShaped(member, depthLeft - 1));
}
