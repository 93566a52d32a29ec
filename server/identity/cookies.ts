import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserCookie, hintCookie, objectCookie, signInCookie } from '../../domain/session/cookies.ts';
import { PROOF_COOKIE } from '../proof/provenPage.ts';
import type { Settings } from '../settings.ts';
import { SIGN_IN_TIME } from './signIn.ts';
import { NO_WAY_BACK, parseWayBack, writeWayBack, type WayBack } from './wayBack.ts';

/** Sign-ins that one browser may have under way: its cookies go with every call. */
const MOST_BEGUN = 8;

/** Others set cookies too, under names that could not be told to go. */
const STATE = /^[\w-]+$/;
const BEGUN = /^(__Host-)?kajo_sign_in_[\w-]+$/;

interface Exchange {
  request: Pick<FastifyRequest, 'cookies'>;
  reply: Pick<FastifyReply, 'setCookie' | 'clearCookie'>;
  settings: Pick<Settings, 'publicUrl'>;
}

/** What one browser is known by, and is told to remember, in an exchange of request and answer. */
export interface BrowserMemory {
  /** What a session keeps of the browser; null where nobody has begun to sign in with it. */
  browser: string | null;
  /** By what it is bound to something that awaits, or has awaited, a proof; empty where it is not. */
  bound: string;
  /** This browser has begun the sign-in with the state, and it is not over (`handOver.state`). */
  hasBegun(state: string): boolean;
  /** Where the sign-in with the state leads, as the browser remembers it; without a state, the one that it began last. */
  wayBack(state: string): WayBack;
  /**
   * Remembers that the browser has begun a sign-in; the page can read it, and takes no hand-over without. From the first on
   * the browser has a name, by which all that it has begun belong together (`session.atOnce`).
   */
  begin(state: string, wayBack: WayBack): void;
  /**
   * Names the browser anew: another may have put the name there that it has (`session.renamed`).
   *
   * @returns what a session keeps of it from now on
   */
  rename(): string;
  /** Tells its new tabs whether somebody has signed in. */
  hint(isSignedIn: boolean): void;
}

/** The digest alone is kept: whoever reads the database has no cookie by it. */
const digestOf = (name: string) => createHash('sha256').update(name).digest('base64url');

/**
 * The way back of the sign-in with the state, without a state of the one that the browser has begun last: so it is known
 * while the database is away, and to who goes back in the browser's history (`signIn.wayBack`). A link may say as much, so
 * it does not matter who has set the cookie.
 */
export function rememberedWayBack(cookies: FastifyRequest['cookies'] | undefined, state: string): WayBack {
  // Where a request cannot be read, its cookies are not.
  const begun = Object.entries(cookies ?? {}).filter(([name]) => BEGUN.test(name));
  // A browser sends those first that it was given first.
  const [, kept] = (state ? begun.find(([name]) => name.endsWith(`_${state}`)) : begun.at(-1)) ?? [];
  return kept === undefined ? NO_WAY_BACK : parseWayBack(kept);
}

export function memoryOf({ request, reply, settings }: Exchange): BrowserMemory {
  const isSecure = settings.publicUrl.startsWith('https:');
  const options = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  const { cookies } = request;
  const prefix = signInCookie('', isSecure);
  const name = cookies[browserCookie(isSecure)];
  const rename = () => {
    const made = randomBytes(16).toString('base64url');
    reply.setCookie(browserCookie(isSecure), made, { ...options, httpOnly: true });
    return digestOf(made);
  };
  return {
    browser: name ? digestOf(name) : null,
    bound: cookies[objectCookie(PROOF_COOKIE, isSecure)] ?? '',
    hasBegun: (state) => Object.hasOwn(cookies, prefix + state),
    wayBack: (state) => rememberedWayBack(cookies, state),
    rename,
    begin: (state, wayBack) => {
      if (!name) rename();
      // A browser sends those first that it was given first.
      const begun = Object.keys(cookies).filter((known) => known.startsWith(prefix) && STATE.test(known));
      for (const old of begun.slice(0, Math.max(0, begun.length + 1 - MOST_BEGUN))) reply.clearCookie(old, options);
      reply.setCookie(prefix + state, writeWayBack(wayBack), { ...options, maxAge: SIGN_IN_TIME });
    },
    hint: (isSignedIn) => {
      if (isSignedIn) reply.setCookie(hintCookie(isSecure), '1', options);
      else reply.clearCookie(hintCookie(isSecure), options);
    },
  };
}
