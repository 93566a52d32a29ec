import { describe, expect, test } from 'vitest';
import { begun, codeOf } from './begun.ts';
import { closed, free, lockOf, taken } from './locking.ts';

const { shop, signedIn, setNow, mails } = begun();
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
