import { lt } from 'drizzle-orm';
import * as oidc from 'openid-client';
import type { ServerContext } from '../context.ts';
import { signIn } from '../store/schema.ts';
import type { Locale } from '../texts.ts';
import { IDLE_TIME } from './sessions.ts';
import { LANDING, readLocation, type WayBack } from './wayBack.ts';

/** A sign-in that was begun is waited for so long, in seconds; the cookie with its state lives as long. */
export const SIGN_IN_TIME = 600;

/** What the authentication has to be, in the words that the identity provider is asked with. */
export const acr = { strong: 'urn:kajo:strong', account: 'urn:kajo:account', bank: 'urn:kajo:bank:' } as const;

/** A proof serves for so long, in seconds: as long as a session lasts by itself. */
export const OLDEST_PROOF = IDLE_TIME / 1000;

export const callbackUrl = (publicUrl: string) => `${publicUrl}/login/callback`;

const BANK = /^[a-z-]{2,32}$/;

export interface Wish {
  /** The language that was asked for; null where none was. */
  locale: Locale | null;
  /** Of the identity provider's pages. */
  pageLocale: Locale;
  isStrong: boolean;
  /** What can be no bank's id is dropped; the person chooses then. */
  bank: string | null;
  /** Where the person wants to be afterwards; anything but a path of this portal is dropped. */
  location: string | null;
  /**
   * Whoever sits there now proves who they are, whatever the issuer remembers, and does so after this second of its clock:
   * the browser's last session is over. Null where a proof of late is enough.
   */
  provenAfter: number | null;
  /** The session that a new tab of its browser takes up, without anybody being asked; null where a person signs in. */
  resumes: string | null;
}

/** Begins a sign-in and answers where the browser goes, and what it is to remember. @throws ProblemError `identity.unavailable` */
export async function beginSignIn(
  context: ServerContext,
  wish: Wish,
): Promise<{ location: string; state: string; wayBack: WayBack }> {
  const { database, settings, issuer, clock } = context;
  const configuration = await issuer.configuration();
  const [state, nonce, codeVerifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
  const now = clock();
  const wayBack = { location: readLocation(wish.location) ?? LANDING, locale: wish.locale };
  await database.db.delete(signIn).where(lt(signIn.expiresAt, now));
  await database.db.insert(signIn).values({
    state,
    nonce,
    codeVerifier,
    ...wayBack,
    resumes: wish.resumes,
    provenAfter: wish.provenAfter,
    expiresAt: new Date(now.getTime() + SIGN_IN_TIME * 1000),
  });
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(settings.publicUrl),
    scope: 'openid profile',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ui_locales: wish.pageLocale,
    ...(wish.resumes === null ? proofOf(wish) : { prompt: 'none' }),
  });
  return { location: url.href, state, wayBack };
}

/** What a person is asked to prove. */
const proofOf = ({ isStrong, bank, provenAfter }: Wish) => ({
  // The issuer's clock may be another than ours (`signIn.anew`).
  ...(provenAfter === null ? {} : { prompt: 'login' }),
  // Who is asked so says when the proof was (`signIn.proof`).
  max_age: String(OLDEST_PROOF),
  acr_values: [isStrong ? acr.strong : acr.account, ...(bank && BANK.test(bank) ? [acr.bank + bank] : [])].join(' '),
});
