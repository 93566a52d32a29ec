import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canonical } from '../../server/idempotency.ts';
import { modulesIn } from '../../server/modulesIn.ts';
import type { Database } from '../../server/store/database.ts';
import { bearer } from '../../tests/support/signIn.ts';
import type { Intent, Kind, Taking, Writer } from './kind.ts';

/** In milliseconds: whoever waits longer does not know. */
const PATIENCE = 10_000;

const found = await modulesIn<{ kind: Kind }>(join(import.meta.dirname, 'kinds'));
export const kinds: ReadonlyMap<string, Kind> = new Map([...found].map(([name, { kind }]) => [name, kind]));

export function kindOf({ kind }: Pick<Intent, 'kind'>): Kind {
  const known = kinds.get(kind);
  if (!known) throw new Error(`nobody knows how a ${kind} is written`);
  return known;
}

/** What the row of a write is called. */
export const nameOf = (intent: Intent): string => kindOf(intent).nameOf?.(intent) ?? intent.key;

/**
 * The next write of a client: of the kind that was written least of, by chance among equals, that it has something for.
 *
 * @param intents whatever anybody has wanted written
 */
export async function nextIntent(
  writer: number,
  { intents, ...given }: Omit<Taking, 'before'> & { intents: readonly Intent[] },
  chance: () => number,
): Promise<Intent> {
  const from = { ...given, before: intents.filter((intent) => intent.writer === writer) };
  const often = (kind: string) => intents.filter((intent) => intent.kind === kind).length;
  const order = [...kinds.keys()]
    .map((kind) => ({ kind, rank: often(kind) + chance() }))
    .sort((a, b) => a.rank - b.rank);
  for (const { kind } of order) {
    const { take } = kindOf({ kind });
    // Nothing is taken of a server that was killed meanwhile.
    const about = take ? await Promise.resolve(take(from)).catch(() => null) : '';
    if (about !== null) return { key: randomUUID(), kind, writer, about, answer: null };
  }
  throw new Error('there is nothing that could be written');
}

function headersOf(intent: Intent, { accessToken, weakToken }: Writer) {
  const { isOfStranger, isOfWeakSession } = kindOf(intent);
  return isOfStranger ? {} : bearer(isOfWeakSession ? weakToken : accessToken);
}

/** It is written: made, or changed. */
const isGood = (status: number | undefined) => status === 201 || status === 200;

/** Nothing is known to be done: the request did not come whole, its key is at work, or the database is away for a moment. */
const isUndecided = (status: number, text: string) =>
  [408, 503].includes(status) || (status === 409 && text.includes('"idempotency.running"'));

/**
 * Sends a write once.
 *
 * @returns whether it was done; null where no answer came, as of a server that was killed
 * @throws Error for an answer that no write of the drill may have
 */
export async function send(url: string, intent: Intent, writer: Writer, database: Database): Promise<boolean | null> {
  const { method = 'POST', path, body, headers } = await kindOf(intent).request(intent, writer, database);
  try {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        'idempotency-key': intent.key,
        ...headersOf(intent, writer),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const text = await answer.text();
    const isDone = kindOf(intent).isNatural ? answer.ok : isGood(answer.status);
    intent.obstacle = `${answer.status} ${text}`;
    if (isDone) remember(intent, text);
    else if (!isUndecided(answer.status, text))
      throw new DrillError(
        `${intent.kind} ${intent.key} for ${writer.customerId} is answered ${answer.status}: ${text}`,
      );
    return isDone;
  } catch (thrown) {
    if (thrown instanceof DrillError) throw thrown;
    intent.obstacle = String(thrown);
    return null;
  }
}

/**
 * Asks by its key what became of a write, again where the database is away for a moment.
 *
 * @returns whether it was done; false where it has no key
 */
export async function lookUp(url: string, intent: Intent, writer: Writer): Promise<boolean> {
  if (kindOf(intent).isNatural) return false;
  const ask = () => fetch(`${url}/api/writes/${intent.key}`, { headers: headersOf(intent, writer) });
  let answer = await ask();
  for (const begun = Date.now(); answer.status === 503 && Date.now() - begun < PATIENCE; answer = await ask())
    await pause(100);
  const text = await answer.text();
  if (answer.status === 404) return false;
  const known = JSON.parse(text) as { state?: string; status?: number; answer?: unknown };
  if (answer.status !== 200 || known.state !== 'done' || !isGood(known.status))
    throw new DrillError(`looking up ${intent.key} is answered ${answer.status}: ${text}`);
  remember(intent, JSON.stringify(known.answer));
  return true;
}

/** Whatever is said of a write later must be what was said first; the database puts members in an order of its own. */
function remember(intent: Intent, answer: string): void {
  if (kindOf(intent).isNatural) {
    intent.answer = answer;
    return;
  }
  const said = canonical(JSON.parse(answer));
  if (intent.answer !== null && intent.answer !== said)
    throw new DrillError(`${intent.key} was answered ${intent.answer}, and now ${said}`);
  intent.answer = said;
}

/** The server broke a promise. */
export class DrillError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DrillError';
  }
}
