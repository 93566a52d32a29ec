import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contractDelivery, outboxMessage, transfer } from '../../server/store/schema.ts';
import { endOverdue } from '../../server/transfers/expire.ts';
import { openTestServer, type TestServer } from '../support/inProcess.ts';
import { aino, before, mika, Transfers } from './transferring.ts';

let server: TestServer;
let shop: Transfers;
beforeEach(async () => {
  server = await openTestServer();
  shop = new Transfers(server);
}, 60_000);
afterEach(() => server.close());

const db = () => server.context.database.db;

describe('either takes it back until the day (transfer.cancel, transfer.mails)', () => {
  test('the holder, before it is accepted', async () => {
    const secret = await shop.offersContract();
    const headers = await shop.signedIn(aino.sub);
    const { status, body } = await shop.takeBack(headers);
    expect([status, body]).toMatchObject([200, { state: 'cancelled', cancelledBy: 'holder', isOpen: false }]);
    expect((await shop.takeBack(headers)).body).toEqual(body);
    expect(await shop.mails()).toEqual([
      ['aino.makela@kajo.example', 'fi', 'Sopimuksen siirto on peruttu'],
      ['uusi@haltija.example', 'fi', 'Sopimuksen siirto on peruttu'],
    ]);
    const mikas = await shop.opened(secret, mika.sub);
    const { status: late, problem } = await shop.accept(mikas);
    expect([late, problem.code]).toEqual([409, 'transfer.over']);
  });

  test.each(['holder', 'newHolder'] as const)('the %s, after it was accepted: all is as it was', async (who) => {
    const mikas = await shop.opened(await shop.offersContract(), mika.sub);
    await shop.accept(mikas);
    await shop.mails();
    const answer = who === 'holder' ? await shop.takeBack(await shop.signedIn(aino.sub)) : await shop.refuse(mikas);
    expect([answer.status, answer.body.state]).toEqual([200, 'cancelled']);
    expect(await shop.contracts()).toEqual(before);
    const [delivery] = await db()
      .select()
      .from(contractDelivery)
      .where(eq(contractDelivery.contractCode, 'K23014478016'));
    expect(delivery?.tariffToDate).toBe(null);
    expect((await shop.mails()).map(([recipient]) => recipient)).toEqual([
      'aino.makela@kajo.example',
      'mika@salo.example',
    ]);
  });

  test('a notice of the contract, before it is accepted: both hear of it, and the link says so (termination.transfer)', async () => {
    const secret = await shop.offersContract();
    await shop.mails();
    const told = () => db().select({ mail: outboxMessage.mail }).from(outboxMessage);
    const notice = { reason: 'switching', lastDay: '2026-12-31', email: 'aino.makela@kajo.example' };
    const headers = await shop.signedIn(aino.sub);
    expect((await shop.write('/api/contract/23014478016/termination', headers, notice)).status).toBe(201);
    // It does not go on in anybody's name.
    expect(JSON.stringify(await told())).toContain('koska se on irtisanottu');
    expect(JSON.stringify(await told())).not.toContain('jatkuu sinun nimissäsi');
    expect((await shop.mails()).map(([recipient, , subject]) => [recipient, subject])).toEqual([
      ['aino.makela@kajo.example', 'Sopimuksen siirto on peruttu'],
      ['aino.makela@kajo.example', expect.stringContaining('rtisano')],
      ['uusi@haltija.example', 'Sopimuksen siirto on peruttu'],
    ]);
    const { body } = await shop.read(await shop.opened(secret, mika.sub));
    expect(body.state).toBe('cancelled');
  });

  test('nobody, from the day on', async () => {
    const mikas = await shop.opened(await shop.offersContract(), mika.sub);
    await shop.accept(mikas);
    server.setNow('2026-12-14T22:30:00.000Z');
    const [of, by] = [await shop.signedIn(aino.sub), await shop.signedIn(mika.sub)];
    const answers = [await shop.takeBack(of), await shop.refuse({ ...mikas, ...by })];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual([
      [409, 'transfer.over'],
      [409, 'transfer.over'],
    ]);
  });
});

test('what nobody has accepted before its day is over, once, and both hear of it (transfer.expiry, transfer.mails)', async () => {
  const secret = await shop.offersContract();
  server.setNow('2026-12-14T21:30:00.000Z');
  await endOverdue(server.context);
  expect(await shop.mails()).toEqual([]);
  server.setNow('2026-12-14T22:30:00.000Z');
  const { cookie } = await shop.bind(secret);
  const headers = { ...(await shop.signedIn(mika.sub)), cookie: cookie?.split(';')[0] ?? '' };
  expect((await shop.read(headers)).body.state).toBe('expired');
  await Promise.all([endOverdue(server.context), endOverdue(server.context)]);
  expect(await shop.mails()).toEqual([
    ['aino.makela@kajo.example', 'fi', 'Sopimusta ei otettu vastaan ajoissa'],
    ['uusi@haltija.example', 'fi', 'Sopimusta ei otettu vastaan ajoissa'],
  ]);
  expect((await db().select().from(transfer)).map(({ state }) => state)).toEqual(['expired']);
  const { status, problem } = await shop.accept(headers);
  expect([status, problem.code]).toEqual([409, 'transfer.over']);
});
