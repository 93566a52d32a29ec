import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { MoveResult, NewMove } from '../../domain/types.ts';
import {
  contract,
  contractAddon,
  contractDelivery,
  move,
  outboxMessage,
  transfer,
  underProof,
} from '../../server/store/schema.ts';
import { solvedPuzzle } from '../support/botCheck.ts';
import { openTestServer, testNow, type TestServer } from '../support/inProcess.ts';
import { demoPerson, emptyLedger, Shop, type Answered } from '../orders/ordering.ts';

type Headers = Record<string, string>;

/** Aino Mäkelä's contracts at Koivukuja: electricity, heat and what she produces. */
export const spot = '23014478016';
export const heat = '19011032207';
export const production = '24016690353';

export const newAddress = {
  typeOfAddress: 'regularAddress',
  country: 'FI',
  streetName: 'Hämeenpuisto',
  houseNumber: '14',
  houseLetter: 'C',
  residence: '27',
  postalBox: null,
  postalCode: '33200',
  postalCity: 'Tampere',
} as const;

/** A move of hers, right in everything. */
export const moveOf = (more: Partial<NewMove> = {}): NewMove => ({
  contractNo: spot,
  named: null,
  startDate: '2026-12-28',
  lastDay: '2026-12-31',
  newHome: { address: newAddress, meteringPointId: null, isToBeFound: false },
  email: 'aino.makela@kajo.example',
  phone: '0401234567',
  consents: [],
  locale: 'fi',
  ...more,
});

/** The same of who has not signed in. */
export const byStranger = (named: Partial<NonNullable<NewMove['named']>>, more: Partial<NewMove> = {}): NewMove =>
  moveOf({ contractNo: null, named: { shortCode: null, meteringPointId: null, name: null, ...named }, ...more });

/** The calls of a move, as a browser makes them. */
export class MoveShop extends Shop {
  /** @param headers of who has signed in; left out: a stranger */
  async move(body: NewMove, headers?: Headers, key: string = randomUUID()): Promise<Answered<MoveResult>> {
    const stranger = { 'x-bot-check': headers ? '' : await solvedPuzzle(this.server.context, 'move') };
    return this.call('POST', '/api/contract/move', { ...(headers ?? stranger), 'idempotency-key': key }, body);
  }

  proveMoved(headers: Headers, cookie: string | undefined): Promise<Answered<MoveResult>> {
    return this.call('POST', '/api/contract/move?verification=true', {
      ...headers,
      ...(cookie ? { cookie: cookie.split(';')[0] ?? '' } : {}),
      'idempotency-key': randomUUID(),
    });
  }

  /** Sent, and the browser bound to it on its way to the bank. */
  async keptMove(body: NewMove, headers?: Headers): Promise<{ answer: MoveResult; cookie: string | undefined }> {
    const { body: answer, text } = await this.move(body, headers);
    if (!answer.verifier) throw new Error(`nothing was kept: ${text}`);
    const url = `/my-move/redirect/${answer.orderId}/${answer.verifier}`;
    const { cookie } = await this.call('GET', url, { accept: 'text/html' });
    return { answer, cookie };
  }
}

/** A server with the demo's contracts, as they were before each test. */
export function begun() {
  let server: TestServer | undefined;
  let before: {
    contracts: (typeof contract.$inferSelect)[];
    deliveries: (typeof contractDelivery.$inferSelect)[];
    addons: (typeof contractAddon.$inferSelect)[];
  };
  const opened = () => {
    if (!server) throw new Error('the server is open');
    return server;
  };
  const db = () => opened().context.database.db;
  const shop = () => new MoveShop(opened());
  beforeAll(async () => {
    server = await openTestServer();
    before = {
      contracts: await db().select().from(contract),
      deliveries: await db().select().from(contractDelivery),
      addons: await db().select().from(contractAddon),
    };
  }, 60_000);
  afterAll(() => opened().close());
  beforeEach(async () => {
    opened().setNow(testNow);
    for (const table of [move, outboxMessage, underProof, transfer, contractAddon, contractDelivery])
      await db().delete(table);
    const known = new Set(before.contracts.map(({ contractCode }) => contractCode));
    for (const { contractCode } of await db().select().from(contract))
      if (!known.has(contractCode)) await db().delete(contract).where(eq(contract.contractCode, contractCode));
    for (const { contractCode, status, endDate } of before.contracts)
      await db().update(contract).set({ status, endDate }).where(eq(contract.contractCode, contractCode));
    await db().insert(contractDelivery).values(before.deliveries);
    await db().insert(contractAddon).values(before.addons);
    await emptyLedger(db());
  });
  return {
    db,
    shop,
    setNow: (now: string) => opened().setNow(now),
    signedIn: (name: string, credential?: 'good' | 'weak') => shop().signedIn(demoPerson(name).sub, credential),
    contractOf: async (contractCode: string) =>
      (await db().select().from(contract).where(eq(contract.contractCode, contractCode)))[0],
    deliveriesOf: async (contractCode: string) =>
      (await db().select().from(contractDelivery).where(eq(contractDelivery.contractCode, contractCode))).map(
        ({ tariffNo, tariffFromDate, tariffToDate }) => [tariffNo, tariffFromDate, tariffToDate],
      ),
    addonsOf: async (contractCode: string) =>
      (await db().select().from(contractAddon).where(eq(contractAddon.contractCode, contractCode)))
        .map(({ tariffNo, startDate }) => [tariffNo, startDate] as const)
        .sort(([one], [other]) => one - other),
    rows: () => db().select().from(move),
    mails: () => db().select().from(outboxMessage),
  };
}

export const codeOf = <Body>({ status, problem }: Answered<Body>) => [status, problem.code];
