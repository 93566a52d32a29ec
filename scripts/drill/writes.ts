import { randomUUID } from 'node:crypto';
import { canonical } from '../../server/idempotency.ts';
import { newOrder } from '../../tests/orders/ordering.ts';
import { bearer } from '../../tests/support/signIn.ts';

/** Something that a client wants written, and what it knows of it. */
export interface Intent {
  key: string;
  kind: 'feedback' | 'nps' | 'order';
  /** Whose token it is sent with. */
  writer: number;
  /** What the server said when it had done it; null: the client does not know whether it was done. */
  answer: string | null;
}

export interface Writer {
  customerId: string;
  accessToken: string;
}

/** In milliseconds: whoever waits longer does not know. */
const PATIENCE = 10_000;

const paths = { feedback: '/api/feedback', nps: '/api/nps', order: '/api/contract/order?initialImport=true' };

/** Whom the mail of an order goes to. */
export const recipientOf = (key: string) => `${key}@drill.example`;

/** The key stands in the text or the address as well, so that each row can be told by it. */
function bodyOf({ key, kind }: Intent, { customerId }: Writer): object {
  if (kind === 'order') {
    const contact = { email: recipientOf(key), phone: '0401234567' };
    return newOrder({ customerId, person: null, address: null, contact, services: ['tuulisahko'] });
  }
  return kind === 'nps'
    ? { customerId, score: 1, feedbackText: key, source: 'loggedInPages' }
    : { customerId, kind: 'idea', text: key, wantsAnswer: false, email: null, view: '/feedback', faultRequestId: null };
}

/** What a client wants by chance: mails go with the first two. */
function kindBy(luck: number): Intent['kind'] {
  if (luck < 0.35) return 'order';
  return luck < 0.75 ? 'feedback' : 'nps';
}

export const newIntent = (writer: number, chance: () => number): Intent => ({
  key: randomUUID(),
  kind: kindBy(chance()),
  writer,
  answer: null,
});

/**
 * Sends a write once.
 *
 * @returns the status; null where no answer came, as of a server that was killed
 * @throws Error for an answer that no write of the drill may have
 */
export async function send(url: string, intent: Intent, writer: Writer): Promise<number | null> {
  try {
    const answer = await fetch(`${url}${paths[intent.kind]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': intent.key, ...bearer(writer.accessToken) },
      body: JSON.stringify(bodyOf(intent, writer)),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const text = await answer.text();
    if (answer.status === 201) remember(intent, text);
    else if (answer.status !== 503 && answer.status !== 409)
      throw new DrillError(
        `${intent.kind} ${intent.key} for ${writer.customerId} is answered ${answer.status}: ${text}`,
      );
    return answer.status;
  } catch (thrown) {
    if (thrown instanceof DrillError) throw thrown;
    return null;
  }
}

/** Asks by its key what became of a write. @returns whether it was done */
export async function lookUp(url: string, intent: Intent, writer: Writer): Promise<boolean> {
  const answer = await fetch(`${url}/api/writes/${intent.key}`, { headers: bearer(writer.accessToken) });
  const text = await answer.text();
  if (answer.status === 404) return false;
  const known = JSON.parse(text) as { state?: string; status?: number; answer?: unknown };
  if (answer.status !== 200 || known.state !== 'done' || known.status !== 201)
    throw new DrillError(`looking up ${intent.key} is answered ${answer.status}: ${text}`);
  remember(intent, JSON.stringify(known.answer));
  return true;
}

/** Whatever is said of a write later must be what was said first; the database puts members in an order of its own. */
function remember(intent: Intent, answer: string): void {
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
