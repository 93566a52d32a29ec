import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import type { Contracts, NewAddition } from '../../domain/types.ts';
import { consent } from '../../server/store/schema.ts';
import { startPostgres, withoutBoth, type Postgres } from '../support/postgres.ts';
import { begun, codeOf } from './begun.ts';
import { closed, free, last, lockOf, open, taken, toCome } from './locking.ts';

describe.each(['PGlite', ...(withoutBoth ? [] : ['PostgreSQL'])])('a lock on %s', (name) => {
  let postgres: Postgres | undefined;
  afterAll(() => postgres?.stop());
  const { db, shop, signedIn, tariffsOf, orders, mails, setNow } = begun({
    databaseUrl: async () => {
      if (name === 'PostgreSQL') postgres = await startPostgres();
      return postgres?.createDatabase();
    },
  });

  test('gives the next month the price that was read, and the formula goes on (priceLock.made, priceLock.mail)', async () => {
    const { status, body } = await shop().add(lockOf(free), await signedIn('Väisänen'));
    expect([status, body.process, body.isCreditable, body.product?.startDate]).toEqual([
      201,
      'vapAddition',
      true,
      '2027-01-01',
    ]);
    expect(body.product?.addition).toMatchObject({
      contractCode: `K${free}`,
      contractName: 'Tarka',
      lock: { from: '2027-01-01', to: '2027-01-31' },
    });
    expect((await tariffsOf(free)).slice(-3)).toEqual([
      [309, expect.any(String), '2026-12-31', null],
      [478, '2027-01-01', '2027-01-31', '6.75'],
      [309, '2027-02-01', null, null],
    ]);
    expect(await orders()).toMatchObject([{ addedTo: `K${free}`, contractCode: null, startDate: '2027-01-01' }]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['jyrki-pekka.vaisanen@kajo.example']);
    const text = JSON.stringify(await mails());
    for (const words of ['Kajo Hintalukko', '6,75', '01.01.–31.01.2027', '31.1.2027', 'Tarka', '/withdrawal#'])
      expect(text).toContain(words);
    const ledger = await db().select().from(consent);
    expect(ledger.map(({ consentId, useCase }) => [consentId, useCase])).toEqual([['terms', 'VapAddition']]);
  });

  test('is there once, however it is sent (priceLock.once)', async () => {
    const headers = await signedIn('Väisänen');
    const key = randomUUID();
    const first = await shop().add(lockOf(free), headers, key);
    expect((await shop().add(lockOf(free), headers, key)).body).toEqual(first.body);
    expect(codeOf(await shop().add(lockOf(free), headers))).toEqual([409, 'priceLock.held']);
    const answers = await Promise.all([
      shop().add(lockOf(last), await signedIn('Virtanen')),
      shop().add(lockOf(last), await signedIn('Virtanen')),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
    expect(await orders()).toHaveLength(2);
  });

  test.each([
    ['locked already', taken, 'Virtanen', 'priceLock.held'],
    ['not in force', toCome, 'Virtanen', 'priceLock.notPossible'],
    ['of another tariff', '23014478016', 'Mäkelä', 'priceLock.notPossible'],
  ])(
    'a contract that is %s is refused (priceLock.eligible, priceLock.again)',
    async (_why, contractNo, holder, problem) => {
      setNow('2026-11-04T10:00:00.000Z');
      expect(codeOf(await shop().add(lockOf(contractNo), await signedIn(holder)))).toEqual([409, problem]);
      expect([await orders(), await mails()]).toEqual([[], []]);
    },
  );

  test.each([
    // Winter: midnight is 22.00 UTC.
    ['before the first Tuesday', '2026-11-30T21:59:59.999Z', false],
    ['from its 00.00 on', '2026-11-30T22:00:00.000Z', true],
    ['until the third day’s 24.00', '2026-12-03T21:59:59.999Z', true],
    ['and not after', '2026-12-03T22:00:00.000Z', false],
    // Summer: 21.00.
    ['before it in summer', '2027-06-30T20:59:59.999Z', false],
    ['before the Tuesday in summer', '2027-07-05T20:59:59.999Z', false],
    ['from its 00.00 on in summer', '2027-07-05T21:00:00.000Z', true],
    ['until 24.00 in summer', '2027-07-08T20:59:59.999Z', true],
    ['and not after in summer', '2027-07-08T21:00:00.000Z', false],
    // June 2027 begins on a Tuesday.
    ['before a month that begins on a Tuesday', '2027-05-31T20:59:59.999Z', false],
    ['from the first of such a month', '2027-05-31T21:00:00.000Z', true],
    ['until the third of such a month', '2027-06-03T20:59:59.999Z', true],
    ['and not on the fourth', '2027-06-03T21:00:00.000Z', false],
  ])('%s (priceLock.window, priceLock.refused)', async (_when, now, isOpen) => {
    setNow(now);
    const headers = await signedIn('Väisänen');
    const { body } = await shop().lock(headers);
    const [first] = body.consents;
    const consents: NewAddition['consents'] = [{ id: 'terms', version: first?.version ?? '', isGiven: true }];
    const answer = await shop().add(lockOf(free, { consents }), headers);
    expect([body.priceLock?.isOpen, body.addons.length]).toEqual([isOpen, isOpen ? 1 : 0]);
    expect([answer.status, answer.problem.code]).toEqual(isOpen ? [201, undefined] : [409, 'priceLock.closed']);
    expect(await orders()).toHaveLength(isOpen ? 1 : 0);
  });

  test('withdrawn from leaves the contract as it was (priceLock.withdrawn)', async () => {
    const headers = await signedIn('Väisänen');
    const held = await tariffsOf(free);
    const { body } = await shop().add(lockOf(free), headers);
    setNow(closed);
    const later = await signedIn('Väisänen');
    const who = { name: 'Jyrki-Pekka Väisänen', email: 'jp@kajo.example' };
    expect((await shop().withdraw(later, body.orderId, who)).status).toBe(201);
    expect(await tariffsOf(free)).toEqual(held);
  });

  test('the contract has the locked price while it is locked (priceLock.made)', async () => {
    await shop().add(lockOf(free), await signedIn('Väisänen'));
    const pricesOn = async (now: string) => {
      setNow(now);
      const headers = await signedIn('Väisänen');
      const { body } = await shop().call<Contracts>('GET', '/api/contracts/customer/40130244', headers);
      return body.active[0]?.prices.map(({ kind, amount }) => [kind, amount]);
    };
    const running = [
      ['margin', '0.69'],
      ['baseFee', '4.20'],
    ];
    expect(await pricesOn('2026-12-31T21:00:00.000Z')).toEqual(running);
    expect(await pricesOn('2027-01-31T21:00:00.000Z')).toEqual([
      ['baseFee', '4.20'],
      ['energy', '6.75'],
    ]);
    expect(await pricesOn('2027-01-31T22:00:00.000Z')).toEqual(running);
  });

  test('the contract says what is locked, until that is over (priceLock.shown)', async () => {
    const lockedOn = async (now: string, holder: string, customerId: string) => {
      setNow(now);
      const headers = await signedIn(holder);
      const { body } = await shop().call<Contracts>('GET', `/api/contracts/customer/${customerId}`, headers);
      return Object.fromEntries(body.active.map(({ contractNo, lockedPrices }) => [contractNo, lockedPrices]));
    };
    await shop().add(lockOf(free), await signedIn('Väisänen'));
    const january = {
      amount: '6.75',
      unit: 'c/kWh',
      vatPercentage: '25.5',
      fromDate: '2027-01-01',
      toDate: '2027-01-31',
    };
    for (const now of [open, '2027-01-31T21:00:00.000Z'])
      expect((await lockedOn(now, 'Väisänen', '40130244'))[free]).toEqual([january]);
    expect((await lockedOn('2027-01-31T22:00:00.000Z', 'Väisänen', '40130244'))[free]).toBeUndefined();
  });
});
