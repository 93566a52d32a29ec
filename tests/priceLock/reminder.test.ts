import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sendDue } from '../../server/effects/sender.ts';
import { endContracts, goOnAsBefore } from '../../server/store/endContracts.ts';
import { contractDelivery } from '../../server/store/schema.ts';
import { begun, codeOf } from './begun.ts';
import { closed, free, last, lockOf, taken } from './locking.ts';

const { db, shop, signedIn, setNow, mails } = begun();
const email = 'jp@kajo.example';

describe('a reminder (priceLock.remind)', () => {
  test('goes out on the first morning of the next window, once', async () => {
    setNow(closed);
    const headers = await signedIn('Väisänen');
    expect((await shop().remind(headers, email)).body).toEqual({ email, day: '2027-01-05' });
    expect((await shop().remind(headers, email.toUpperCase())).status).toBe(201);
    const [mail, ...others] = await mails();
    expect([mail?.recipient, mail?.dueAt.toISOString(), mail?.state, others]).toEqual([
      email,
      '2027-01-05T06:00:00.000Z',
      'waiting',
      [],
    ]);
    const text = JSON.stringify(mail?.mail);
    for (const words of ['Tarka', '01.02.–28.02.2027', '5.1.2027', '/contracts/K24013090027/lock-price/lock'])
      expect(text).toContain(words);
  });

  test('does not go out where the month is locked before then, and goes out of another contract', async () => {
    setNow('2026-11-20T10:00:00.000Z');
    await shop().remind(await signedIn('Väisänen'), email);
    await shop().remind(await signedIn('Virtanen'), email, taken);
    setNow('2026-11-30T22:00:00.000Z');
    expect((await shop().add(lockOf(free), await signedIn('Väisänen'))).status).toBe(201);
    const waiting = (await mails()).filter(({ recipient }) => recipient === email);
    expect(waiting.map(({ remindsOf }) => remindsOf)).toEqual([`priceLock K${taken} 2027-01-01`]);
  });

  test('does not go out of a contract that has ended or changed by then, and goes out of another', async () => {
    setNow('2026-11-20T10:00:00.000Z');
    for (const [name, contractNo] of [
      ['Väisänen', free],
      ['Virtanen', taken],
      ['Virtanen', last],
    ] as const)
      expect((await shop().remind(await signedIn(name), `${contractNo}@kajo.example`, contractNo)).status).toBe(201);
    const ended = await endContracts(db(), [`K${free}`], '2026-11-30');
    await db()
      .delete(contractDelivery)
      .where(eq(contractDelivery.contractCode, `K${last}`));
    const sent: string[] = [];
    const transport = { send: async ({ recipient }: { recipient: string }) => void sent.push(recipient) };
    const parts = { database: { db: db() }, clock: () => new Date('2026-12-01T06:00:00.000Z'), log: console };
    await sendDue(parts as never, transport);
    for (const contract of ended) await goOnAsBefore(db(), contract);
    expect(sent).toEqual([`${taken}@kajo.example`]);
    expect(await mails()).toMatchObject([{ state: 'sent' }]);
  });

  test('comes in the morning of summer too', async () => {
    setNow('2027-06-20T10:00:00.000Z');
    await shop().remind(await signedIn('Väisänen'), email);
    expect((await mails()).map(({ dueAt }) => dueAt.toISOString())).toEqual(['2027-07-06T05:00:00.000Z']);
  });

  test('is not needed while the window is open', async () => {
    expect(codeOf(await shop().remind(await signedIn('Väisänen'), email))).toEqual([409, 'priceLock.open']);
  });

  test('goes nowhere that is no address, and to nobody of another’s contract', async () => {
    setNow(closed);
    expect(codeOf(await shop().remind(await signedIn('Väisänen'), 'jp'))).toEqual([400, 'request.invalid']);
    expect((await shop().remind(await signedIn('Mäkelä'), email)).status).toBe(404);
    expect(await mails()).toEqual([]);
  });

  test('is of a contract whose price may be locked then', async () => {
    setNow('2026-11-20T10:00:00.000Z');
    // Its lock is in its last month by then.
    expect((await shop().remind(await signedIn('Virtanen'), email, taken)).status).toBe(201);
    const heat = await shop().remind(await signedIn('Mäkelä'), email, '19011032207');
    expect(codeOf(heat)).toEqual([409, 'priceLock.notPossible']);
  });
});
