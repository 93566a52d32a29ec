import type { FastifyReply, FastifyRequest } from 'fastify';
import { objectCookie, ownProofCookie } from '../../domain/session/cookies.ts';
import { PROOF_COOKIE_TIME } from '../../domain/session/proof.ts';
import type { ServerContext } from '../context.ts';
import { isOwnNavigation, isSurelyOwnNavigation } from '../http/navigations.ts';
import { bindProof, findProof, type ProofRow } from '../store/proofs.ts';
import { holderName, isHolder, readHolder } from './holder.ts';
import { proofPages } from './kinds.ts';
import { PROOF_COOKIE } from './provenPage.ts';
import { digestOfSecret, isSameDigest, newSecret } from './secrets.ts';

/** Where the portal says why something cannot be proven. */
const ERROR_PAGE = '/order/verification-error';

/**
 * Binds what waits to a browser, which shows its verifier, and says where the browser goes: to strong authentication, or to
 * the page that says why not. A verifier is good once; the browser that it has bound may go again. One that is wrong, that
 * belongs to nothing or was used elsewhere leads to the same place, and takes as long (`proof.once`). Who was led here by
 * anything but a press on a page of ours is bound to nothing: they get the page that says that something waits, and go on
 * from there if they have asked for it (`verification.link`). An update has a way of its own and no such page: it is bound by
 * a press in the browser that has sent it alone, which its page has marked, also where a browser does not say where it comes
 * from (`update.ownBrowser`).
 */
export async function bindBrowser(
  { database: { db }, settings, clock }: Pick<ServerContext, 'database' | 'settings' | 'clock'>,
  { id, verifier: shown, isUpdate = false }: { id: string; verifier: string; isUpdate?: boolean },
  { raw, reply }: { raw: FastifyRequest; reply: FastifyReply },
): Promise<string> {
  const isSecure = settings.publicUrl.startsWith('https:');
  const name = objectCookie(PROOF_COOKIE, isSecure);
  const [now, secret] = [clock(), newSecret()];
  const { row, verifier } = onItsWay(await findProof(db, id), shown, {
    isUpdate,
    isOwn: isSurelyOwnNavigation(raw) && raw.cookies[ownProofCookie(isSecure)] === id,
  });
  const held = readHolder(raw.cookies[name] ?? '');
  const isKnown = row !== null && isSameDigest(row.verifier, verifier);
  const isBound = isKnown && held?.id === id && isHolder(row, held.secret);
  if (!isOwnNavigation(raw)) {
    const isOpen = isBound || (isKnown && isFree(row, now));
    return isOpen ? `${proofPages[row.kind]}#${id}.${shown}` : errorPageOf(isKnown ? row : null, now, isUpdate);
  }
  const isNewlyBound = await bindProof(db, { id, verifier, holder: digestOfSecret(secret), now });
  if (row === null || (!isBound && !isNewlyBound)) return errorPageOf(isKnown ? row : null, now, isUpdate);
  if (isNewlyBound)
    reply.setCookie(name, holderName(id, secret), {
      path: '/',
      httpOnly: true,
      secure: isSecure,
      sameSite: 'lax',
      maxAge: PROOF_COOKIE_TIME,
    });
  const query = new URLSearchParams({
    tupas: 'true',
    prompt: 'login',
    location: proofPages[row.kind],
    lang: row.locale,
  });
  return `/login?${query.toString()}`;
}

const NOT_FOUND = 'ORDER_NOT_FOUND';

/** What is not on its way is like what nobody knows, to the last query (`proof.way`, `update.ownBrowser`). */
function onItsWay(found: ProofRow | null, shown: string, { isUpdate, isOwn }: { isUpdate: boolean; isOwn: boolean }) {
  const isOnIt = (found?.kind === 'update') === isUpdate && (!isUpdate || isOwn);
  return { row: isOnIt ? found : null, verifier: digestOfSecret(isOnIt ? shown : newSecret()) };
}

/** Who knows the verifier of what is over is told what it was, besides; on the way of an update it is none but that. */
function errorPageOf(row: ProofRow | null, now: Date, isUpdate: boolean): string {
  const code = row === null ? NOT_FOUND : faultOf(row, now);
  const isNamed = row !== null && code !== NOT_FOUND && row.kind !== 'order';
  const process = isUpdate ? 'update' : isNamed ? row.kind : null;
  return `${ERROR_PAGE}?code=${code}${process === null ? '' : `&process=${process}`}`;
}

/** Whether a browser could still be bound to it. */
const isFree = ({ state, until, holder }: ProofRow, now: Date) => state === 'waiting' && holder === null && until > now;

/** Why what waited cannot be proven any more, for who knows its verifier; another browser has it where it still waits. */
function faultOf({ state, until, holder }: ProofRow, now: Date): string {
  if (state === 'cancelled') return 'VERIFICATION_CANCELLED';
  if (state === 'expired' || (state === 'waiting' && until <= now)) return 'VERIFICATION_EXPIRED';
  return holder === null ? 'VERIFICATION_EXPIRED' : NOT_FOUND;
}
