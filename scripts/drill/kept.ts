import { get } from 'node:http';
import type { Database } from '../../server/store/database.ts';
import { underProof } from '../../server/store/schema.ts';
import { solvedPuzzle } from '../../tests/support/botCheck.ts';
import { markedFor, pressed } from '../../tests/updates/updating.ts';
import { takeAnswered, type Intent, type Kind, type Writer } from './kind.ts';

/** What awaits a proof, by its id. */
export const keptRows = async ({ db }: Database): Promise<string[]> =>
  (await db.select({ id: underProof.id }).from(underProof)).map(({ id }) => id);

/** The header of a stranger's write. It is good for one try. */
const puzzleFor = async (database: Database, action: string) => ({
  'x-bot-check': await solvedPuzzle({ database, clock: () => new Date() }, action),
});

/** What a stranger sends, as it is written about and how it is asked for. */
interface Sent extends Pick<Kind, 'take' | 'nameOf'> {
  path: string;
  /** Of the puzzle that is solved for it. */
  action: string;
  body: (intent: Intent, writer: Writer) => object;
}

/** What a stranger sends and nobody has proven yet; its mail comes with the proof. */
export const keptOf = ({ path, action, body, ...named }: Sent): Kind => ({
  ...named,
  isOfStranger: true,
  request: async (intent, writer, database) => ({
    path,
    body: body(intent, writer),
    headers: await puzzleFor(database, action),
  }),
  rows: keptRows,
  mails: 0,
});

/** By which a press on an address binds the browser; null where it does not. Node's `fetch` says itself how it is led there, so that it cannot press. */
const cookieOf = (address: string, headers: Record<string, string>): Promise<string | null> =>
  new Promise((resolve, reject) => {
    get(address, { headers }, (answer) => {
      answer.resume();
      resolve(answer.headers['set-cookie']?.[0]?.split(';')[0] ?? null);
    }).on('error', reject);
  });

/** What is kept of a kind, and what comes of it. */
interface Proven extends Pick<Kind, 'rows'> {
  kept: string;
  /** To the bank, such as `/order`. */
  way: string;
  /** Of the write that is proven, such as `/api/contract/order`. */
  path: string;
}

/** The proof of what is kept: its writer was the stranger. What it is about is the cookie that binds the browser to it. */
export const proofOf = ({ kept, way, path, rows }: Proven): Kind => ({
  take: async (from) => {
    const answered = takeAnswered(from, kept);
    if (!answered) return null;
    const { orderId, verifier } = JSON.parse(answered.answer) as { orderId: string; verifier: string | null };
    return cookieOf(`${from.url}${way}/redirect/${orderId}/${verifier ?? ''}`, {
      ...pressed,
      ...markedFor({ orderId }),
    });
  },
  request: ({ about }) => ({ path: `${path}?verification=true`, headers: { cookie: about } }),
  rows,
  nameOf: ({ about }) => /=([\w-]+)\./.exec(about)?.[1] ?? '',
  mails: 1,
});
