import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutSecrets } from '../../domain/identifiers/index.ts';
import { draftHintCookie, objectCookie } from '../../domain/session/cookies.ts';
import type { LeftDraft } from '../../domain/types.ts';
import type { Actor } from '../access/actor.ts';
import type { ServerContext } from '../context.ts';
import { isWellShaped } from '../http/limits.ts';
import { ProblemError } from '../problem.ts';
import { holdLink, LINK_COOKIE_TIME } from '../proof/linkCookie.ts';
import { digestOfSecret, newSecret } from '../proof/secrets.ts';
import { putLeftDrafts, removeLeftDrafts, takeLeftDrafts } from '../store/drafts.ts';

const COOKIE = 'draft';

type Context = Pick<ServerContext, 'database' | 'settings' | 'clock' | 'seal'>;

/** The secret of the browser; null where it holds none of ours. */
function heldSecret(request: FastifyRequest, { publicUrl }: Context['settings']): string | null {
  const held = request.cookies[objectCookie(COOKIE, publicUrl.startsWith('https:'))] ?? '';
  return /^[\w-]{22}$/.test(held) ? held : null;
}

/** Nobody finds a page by it, or a browser, who has not the secret. */
const keyOf = (secret: string, path: string) => digestOfSecret(`${secret} ${path}`);

/**
 * What is kept of a draft: what was checked, written anew, as the same member may have been named twice. Neither it nor the
 * form’s name holds an identity code or an account, as the portal has left them out (`draft.secrets`). What the text says is
 * no deeper than a body may be (`server.limits`).
 *
 * @throws ProblemError `request.invalid` where it does, or is none
 */
function checked(draft: LeftDraft): LeftDraft {
  const { name, values } = draft;
  const typed = parsed(values);
  if (!isWellShaped(typed))
    throw new ProblemError('request.invalid', { errors: [{ field: 'body.drafts', rule: 'size' }] });
  if (typeof typed !== 'object' || typed === null || !isHarmless({ name, typed }))
    throw new ProblemError('request.invalid', { errors: [{ field: 'body.drafts', rule: 'harmless' }] });
  return { ...draft, values: JSON.stringify(typed) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isHarmless = (kept: unknown) => JSON.stringify(withoutSecrets(kept)) === JSON.stringify(kept);

/**
 * Leaves the drafts of a page for the browser that comes back, which holds their key from then on (`draft.elsewhere`).
 *
 * @throws ProblemError `request.invalid` where a draft is none, or holds what no draft may
 */
export async function leave(
  { database: { db }, settings, clock, seal }: Context,
  { path, drafts }: { path: string; drafts: LeftDraft[] },
  { raw, reply }: { raw: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const kept = drafts.map(checked);
  const held = heldSecret(raw, settings);
  if (kept.length === 0) return held === null ? undefined : removeLeftDrafts(db, keyOf(held, path));
  const secret = held ?? newSecret();
  const key = keyOf(secret, path);
  await putLeftDrafts(db, { key, body: seal.close(kept, key), leftAt: clock() });
  holdLink(reply, settings, COOKIE, secret);
  // Tells the portal, which cannot read the other, that asking for them is worth a call.
  const secure = settings.publicUrl.startsWith('https:');
  const options = { path: '/', sameSite: 'lax', secure, maxAge: LINK_COOKIE_TIME } as const;
  reply.setCookie(draftHintCookie(secure), '1', options);
}

/** Of a stranger's page nobody knows who has written on it; what a customer has written is theirs alone. */
const isOf = ({ owner, author }: LeftDraft, { customerId }: Actor) =>
  owner === null || (author !== null && author === customerId);

/** What this browser has left of a page, as far as it is for who asks (`draft.elsewhere`). */
export async function takeUp(
  { database: { db }, settings, clock, seal }: Context,
  path: string,
  { raw, actor }: { raw: FastifyRequest; actor: Actor },
): Promise<LeftDraft[]> {
  const secret = heldSecret(raw, settings);
  const key = secret === null ? null : keyOf(secret, path);
  const body = key === null ? null : await takeLeftDrafts(db, { key, now: clock() });
  // Who has left nothing is told so, as long as they do not ask too often (`server.wrongSecrets`).
  if (key === null || body === null) return raw.countWrong('secret').then(() => []);
  return opened(seal, body, key).filter((draft) => isOf(draft, actor));
}

/** What was sealed with a key that is no more is lost, as if it had not been left. */
function opened(seal: Context['seal'], body: string, key: string): LeftDraft[] {
  try {
    return seal.open(body, key) as LeftDraft[];
  } catch {
    return [];
  }
}

/** Who signs out leaves nothing that could be taken up with the browser (`draft.left`). */
export function forgetKey(reply: Pick<FastifyReply, 'clearCookie'>, { publicUrl }: Context['settings']): void {
  const secure = publicUrl.startsWith('https:');
  for (const name of [objectCookie(COOKIE, secure), draftHintCookie(secure)])
    reply.clearCookie(name, { path: '/', sameSite: 'lax', secure });
}
