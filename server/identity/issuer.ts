import { createHash } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import * as oidc from 'openid-client';
import { ProblemError } from '../problem.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../store/database.ts';
import { sharedCookieKey } from './keys.ts';

/** Where people prove who they are, as this server's client of it. */
export interface Issuer {
  /** @throws ProblemError `identity.unavailable` when it cannot be reached */
  configuration(): Promise<oidc.Configuration>;
}

export const EMBEDDED_CLIENT = 'portal';
export const embeddedIssuer = (publicUrl: string) => `${publicUrl}/idp`;

/** The secret between this server and its embedded provider; every process works it out alike. */
export async function embeddedClientSecret(database: Database): Promise<string> {
  return createHash('sha256')
    .update(`client ${await sharedCookieKey(database)}`)
    .digest('base64url');
}

/** In seconds. */
const PATIENCE = 5;

/** The issuer that the settings name; without one the provider that is mounted in the app itself. */
export function createIssuer(settings: Settings, database: Database, app: FastifyInstance): Issuer {
  let known: Promise<oidc.Configuration> | undefined;
  const discover = async () => {
    if (settings.oidc) {
      const { issuer, clientId, clientSecret } = settings.oidc;
      const url = new URL(issuer);
      return oidc.discovery(url, clientId, clientSecret, undefined, {
        timeout: PATIENCE,
        execute: url.protocol === 'http:' ? [oidc.enableNonRepudiationChecks, oidc.allowInsecureRequests] : [],
      });
    }
    const secret = await embeddedClientSecret(database);
    return oidc.discovery(new URL(embeddedIssuer(settings.publicUrl)), EMBEDDED_CLIENT, secret, undefined, {
      timeout: PATIENCE,
      execute: [oidc.allowInsecureRequests],
      [oidc.customFetch]: fetchFrom(app),
    });
  };
  return {
    configuration: () => {
      known ??= discover().catch((thrown: unknown) => {
        known = undefined;
        throw isUnreachable(thrown) ? new ProblemError('identity.unavailable', { retryAfter: 5 }) : thrown;
      });
      return known;
    },
  };
}

/** Whether the issuer was not reached, or did not answer as an issuer. */
function isUnreachable(thrown: unknown): boolean {
  return thrown instanceof oidc.ClientError || thrown instanceof TypeError || (thrown as Error).name === 'TimeoutError';
}

/**
 * Whether what was thrown while a sign-in ends means that the issuer cannot serve now, and not that it refuses
 * (`signIn.unavailable`).
 */
export function isIssuerAway(thrown: unknown): boolean {
  if (thrown instanceof ProblemError) return thrown.code === 'identity.unavailable';
  if (thrown instanceof oidc.ResponseBodyError)
    return thrown.status >= 500 || thrown.error === 'temporarily_unavailable';
  if (!(thrown instanceof oidc.ClientError)) return thrown instanceof TypeError;
  return thrown.code === 'OAUTH_TIMEOUT' || (thrown.cause instanceof Response && thrown.cause.status >= 500);
}

/**
 * Why what a browser has brought back is no answer of the issuer's, as OAuth calls it: a code that it never gave or that was
 * taken already, no code, or what says to be of another issuer (`signIn.refused`). Null of whatever is no mistake of the caller's.
 *
 * @param thrown while the code was exchanged
 */
export function refusalOf(thrown: unknown, callback: URL): string | null {
  if (thrown instanceof oidc.ResponseBodyError) return thrown.error === 'invalid_grant' ? thrown.error : null;
  if (!(thrown instanceof oidc.ClientError) || !(thrown.cause instanceof Error)) return null;
  // Of the issuer's own answers no parameters of the address are told.
  const { cause } = thrown.cause;
  const isOfAddress = typeof cause === 'object' && cause !== null && 'parameters' in cause;
  return isOfAddress || !callback.searchParams.has('code') ? (thrown.code ?? null) : null;
}

/** Calls to the embedded provider stay inside the process: the public address may not be reachable from here. */
function fetchFrom(app: FastifyInstance): oidc.CustomFetch {
  return async (address, { method, headers, body }) => {
    const { pathname, search } = new URL(address);
    const answer = await app.inject({
      method: method as InjectOptions['method'],
      url: pathname + search,
      headers: { ...headers },
      payload: body === null || body === undefined ? undefined : String(body),
    } as InjectOptions);
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': answer.headers['content-type'] ?? '' },
    });
  };
}
