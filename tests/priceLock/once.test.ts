import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { startPostgres, withoutBoth, type Postgres } from '../support/postgres.ts';
import { asOne, fifty, oneAndElse, patiently, toldOf } from '../support/fifty.ts';
import { begun } from './begun.ts';
import { byStranger, closed, free, lockOf } from './locking.ts';

describe.each(['PGlite', ...(withoutBoth ? [] : ['PostgreSQL'])])('a lock once, on %s', (name) => {
  let postgres: Postgres | undefined;
  afterAll(() => postgres?.stop());
  const { shop, signedIn, tariffsOf, orders, mails, setNow } = begun({
    databaseUrl: async () => {
      if (name === 'PostgreSQL') postgres = await startPostgres();
      return postgres?.createDatabase();
    },
  });

  /** How many months are locked of the contract by what is on its way here, how many orders there are, and how many mails. */
  const counts = async () => ({
    locks: (await tariffsOf(free)).filter(([tariffNo, from]) => tariffNo === 478 && String(from) >= '2027').length,
    orders: (await orders()).length,
    mails: (await mails()).length,
  });
  const one = { locks: 1, orders: 1, mails: 1 };

  test('fifty requests at once with one key lock one month, with one mail (priceLock.once)', async () => {
    const headers = await signedIn('Väisänen');
    const key = randomUUID();
    const answers = await fifty(() => shop().addPatiently(lockOf(free), headers, key));
    expect(toldOf(answers)).toEqual(asOne);
    expect(await counts()).toEqual(one);
  });

  test('of fifty at once, each a write of its own, one locks (priceLock.once)', async () => {
    const headers = await signedIn('Väisänen');
    const answers = await fifty(() => shop().addPatiently(lockOf(free), headers));
    expect(toldOf(answers)).toEqual(oneAndElse('priceLock.held'));
    expect(await counts()).toEqual(one);
  });

  test('proven fifty times at once it is locked once (priceLock.proof, priceLock.once)', async () => {
    const { cookie } = await shop().keptAddition(byStranger('Y7044027'));
    const headers = await signedIn('Väisänen');
    const answers = await fifty(() => patiently(() => shop().proveAdded(headers, cookie)));
    expect(toldOf(answers)).toEqual(asOne);
    expect(await counts()).toEqual(one);
  });

  test('asked for fifty times at once one reminder waits (priceLock.remind)', async () => {
    setNow(closed);
    const headers = await signedIn('Väisänen');
    const answers = await fifty(() => patiently(() => shop().remind(headers, 'jp@kajo.example')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([answers[0]?.status, (await mails()).length]).toEqual([201, 1]);
  });
});
