import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { begun, codeOf } from './begun.ts';
import { free, lockOf } from './locking.ts';

const contents = join(mkdtempSync(join(tmpdir(), 'kajo-lock-')), 'content');
cpSync(join(import.meta.dirname, '..', '..', 'server', 'content'), contents, { recursive: true });
const settings = JSON.parse(readFileSync(join(contents, 'settings.json'), 'utf8')) as object;
const priceLock = { campaign: 'hintalukko', hasWindow: false };
writeFileSync(join(contents, 'settings.json'), JSON.stringify({ ...settings, priceLock }));

const { shop, signedIn, setNow, tariffsOf } = begun({ env: { CONTENT_FOLDER: contents } });
const box = (id: 'terms' | 'earlyStart') => ({ id, version: '2026-11-01', isGiven: true });

describe('without a window (priceLock.oldLogic)', () => {
  test('a price may be locked on any day', async () => {
    setNow('2026-12-10T10:00:00.000Z');
    const headers = await signedIn('Väisänen');
    const { body } = await shop().lock(headers);
    expect([body.priceLock?.isOpen, body.priceLock?.window, body.priceLock?.opensAt]).toEqual([true, null, null]);
    expect((await shop().add(lockOf(free), headers)).status).toBe(201);
  });

  test('a month that begins within the time of withdrawal is wished for by a box (priceLock.form)', async () => {
    setNow('2026-12-21T10:00:00.000Z');
    const headers = await signedIn('Väisänen');
    expect(codeOf(await shop().add(lockOf(free), headers))).toEqual([400, 'order.missingMandatoryData']);
    const wished = lockOf(free, { consents: [box('terms'), box('earlyStart')] });
    expect((await shop().add(wished, headers)).status).toBe(201);
  });

  test('one that has begun ends with the day of the withdrawal (priceLock.withdrawn, withdrawal.addition)', async () => {
    setNow('2026-12-28T10:00:00.000Z');
    const consents = [box('terms'), box('earlyStart')];
    const { body } = await shop().add(lockOf(free, { consents }), await signedIn('Väisänen'));
    setNow('2027-01-05T10:00:00.000Z');
    const who = { name: 'Jyrki-Pekka Väisänen', email: 'jp@kajo.example' };
    const { status, body: receipt } = await shop().withdraw(await signedIn('Väisänen'), body.orderId, who);
    expect([status, receipt]).toMatchObject([201, { order: { sold: 'lock' }, goesOn: 'Tarka', hasBegun: true }]);
    expect((await tariffsOf(free)).slice(-2)).toEqual([
      [478, '2027-01-01', '2027-01-05', '6.75'],
      [309, '2027-01-06', null, null],
    ]);
  });

  test('nobody needs to be reminded (priceLock.remind)', async () => {
    expect(codeOf(await shop().remind(await signedIn('Väisänen'), 'jp@kajo.example'))).toEqual([409, 'priceLock.open']);
  });

  test('a proof that comes in the month that was read is too late (priceLock.proof)', async () => {
    setNow('2026-12-31T21:50:00.000Z');
    const consents = [box('terms'), box('earlyStart')];
    const { cookie } = await shop().keptAddition(lockOf(free, { consents }), await signedIn('Väisänen', 'weak'));
    setNow('2026-12-31T22:10:00.000Z');
    expect(codeOf(await shop().proveAdded(await signedIn('Väisänen'), cookie))).toEqual([409, 'priceLock.closed']);
  });
});
