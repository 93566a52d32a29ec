import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { DEMO_MOVE_CODE } from '../../server/demo/moveLinks.ts';
import { contract } from '../../server/store/schema.ts';
import { asOne, fifty, oneAndElse, patiently, toldOf } from '../support/fifty.ts';
import { startPostgres, withoutBoth, type Postgres } from '../support/postgres.ts';
import { begun } from './begun.ts';
import { byStranger, moveOf } from './moving.ts';

describe.each(['PGlite', ...(withoutBoth ? [] : ['PostgreSQL'])])('a move once, on %s', (name) => {
  let postgres: Postgres | undefined;
  afterAll(() => postgres?.stop());
  const { db, shop, signedIn, rows, mails } = begun({
    databaseUrl: async () => {
      if (name === 'PostgreSQL') postgres = await startPostgres();
      return postgres?.createDatabase();
    },
  });

  /** Notices, contracts in the new home, and mails. */
  const counts = async () => ({
    moves: (await rows()).length,
    contracts: await db().$count(contract, eq(contract.meteringPointNo, '7060014')),
    mails: (await mails()).length,
  });
  const one = { moves: 1, contracts: 1, mails: 1 };

  test('fifty requests at once with one key move it once, with one mail (move.once)', async () => {
    const headers = await signedIn('Mäkelä');
    const key = randomUUID();
    const answers = await fifty(() => patiently(() => shop().move(moveOf(), headers, key)));
    expect(toldOf(answers)).toEqual(asOne);
    expect(await counts()).toEqual(one);
  });

  test('of fifty at once, each a write of its own, one moves it (move.once)', async () => {
    const headers = await signedIn('Mäkelä');
    const answers = await fifty(() => {
      const key = randomUUID();
      return patiently(() => shop().move(moveOf(), headers, key));
    });
    expect(toldOf(answers)).toEqual(oneAndElse('move.notPossible'));
    expect(await counts()).toEqual(one);
  });

  test('proven fifty times at once it moves once (move.proof, move.once)', async () => {
    const { cookie } = await shop().keptMove(byStranger({ shortCode: DEMO_MOVE_CODE }));
    const headers = await signedIn('Mäkelä');
    const answers = await fifty(() => patiently(() => shop().proveMoved(headers, cookie)));
    expect(toldOf(answers)).toEqual(asOne);
    expect(await counts()).toEqual(one);
  });

  test('what fails on the way leaves both halves as they were, and the key may be used again (move.made)', async () => {
    const headers = await signedIn('Mäkelä');
    const key = randomUUID();
    await db().execute('alter table outbox_message add constraint no_room check (false) not valid');
    const failed = await shop().move(moveOf(), headers, key);
    await db().execute('alter table outbox_message drop constraint no_room');
    expect([failed.status, await counts()]).toEqual([500, { moves: 0, contracts: 0, mails: 0 }]);
    expect((await shop().move(moveOf(), headers, key)).status).toBe(201);
    expect(await counts()).toEqual(one);
  });
});
