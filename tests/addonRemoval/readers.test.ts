import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Contracts, Termination } from '../../domain/types.ts';
import { contractAddon } from '../../server/store/schema.ts';
import { findServiceBearers } from '../../server/store/serviceBearers.ts';
import { begun, codeOf } from '../addons/begun.ts';
import { addition, spot } from '../addons/adding.ts';
import { copyContract, findMovedAddons } from '../../server/store/moves.ts';
import { findContractAtSite } from '../../server/store/contractAtSite.ts';
import { holdContract } from '../../server/store/terminations.ts';
import { findReplaceable } from '../../server/store/endContracts.ts';

const code = `K${spot}`;
const { db, shop, signedIn, addonsOf, setNow } = begun();

const endOn = (tariffNo: number, endDate: string) =>
  db().update(contractAddon).set({ endDate }).where(eq(contractAddon.tariffNo, tariffNo));
const shown = async () => {
  const headers = await signedIn('Mäkelä');
  const { body } = await shop().call<Contracts>('GET', '/api/contracts/customer/40127731', headers);
  return body.active.find(({ contractCode }) => contractCode === code)?.addons ?? {};
};
const offered = async () => {
  const { body } = await shop().products(await signedIn('Mäkelä'));
  return [body.hasEnvironmental, body.addons.map(({ tariffNo }) => tariffNo).sort((a, b) => a - b)];
};

describe('an add-on that has its last day (removal.gone)', () => {
  test('is shown with it to its last day, and not after (removal.shown)', async () => {
    await endOn(702, '2026-12-31');
    expect([(await shown())['701']?.endDate, (await shown())['702']?.endDate]).toEqual([undefined, '2026-12-31']);
    setNow('2026-12-31T21:59:00Z');
    expect(Object.keys(await shown())).toEqual(['701', '702']);
    setNow('2026-12-31T22:00:00Z');
    expect(Object.keys(await shown())).toEqual(['701']);
  });

  test('may be had anew where it has ended when the new one begins, an environmental one too', async () => {
    await endOn(701, '2026-12-01');
    const [has, before] = await offered();
    expect([has, before]).toEqual([true, [704, 705, 706]]);
    await endOn(701, '2026-11-30');
    const [hasStill, after] = await offered();
    expect([hasStill, after]).toEqual([false, [701, 703, 704, 705, 706]]);
    const { status } = await shop().add(addition('tuulisahko'), await signedIn('Mäkelä'));
    expect(status).toBe(201);
    expect((await addonsOf(code)).filter(([tariffNo]) => tariffNo === 701)).toEqual([
      [701, '2025-09-01', null],
      [701, '2026-12-01', '2.95'],
    ]);
    expect((await shown())['701']).toMatchObject({ startDate: '2026-12-01' });
    expect((await shown())['701']).not.toHaveProperty('endDate');
  });

  test('is not had anew while it goes on', async () => {
    await endOn(702, '2026-12-31');
    expect(codeOf(await shop().add(addition('hairioturva'), await signedIn('Mäkelä')))).toEqual([409, 'addition.held']);
  });

  test('goes along in a move with its last day, and not where it has ended by then', async () => {
    await endOn(701, '2026-12-27');
    await endOn(702, '2026-12-28');
    const present = await findContractAtSite(db(), code);
    if (!present) throw new Error('the demo has it');
    const names = async (day: string) => (await findMovedAddons(db(), code, day)).map(({ held }) => held.tariffNo);
    expect([await names('2026-12-27'), await names('2026-12-28'), await names('2026-12-29')]).toEqual([
      [701, 702],
      [702],
      [],
    ]);
    const moved = { startDate: '2026-12-28', today: '2026-11-21', meteringPointNo: '7060014' };
    const newCode = await copyContract(db(), present, moved);
    const rows = await db().select().from(contractAddon).where(eq(contractAddon.contractCode, newCode));
    expect(rows.map(({ tariffNo, startDate, endDate }) => [tariffNo, startDate, endDate])).toEqual([
      [702, '2026-12-28', '2026-12-28'],
    ]);
  });

  test('is none of what a notice or another contract ends once it has ended, nor of what one has when one orders', async () => {
    await endOn(702, '2026-12-31');
    const named = async (today: string) => [
      ((await holdContract(db(), spot, today))?.addons ?? []).map(({ tariffNo }) => tariffNo),
      (await findReplaceable(db(), [code], today)).map(({ services }) => services.map(({ name }) => name.fi)),
      (await findServiceBearers(db(), '40127731', today)).flatMap(({ services }) =>
        services.map(({ tariffNo }) => tariffNo),
      ),
    ];
    expect(await named('2026-12-31')).toEqual([[701, 702], [['Tuulisähkö', 'Häiriöturva']], [701, 702]]);
    expect(await named('2027-01-01')).toEqual([[701], [['Tuulisähkö']], [701]]);
  });

  test('is not said to end with a contract that ends after it', async () => {
    await endOn(702, '2026-12-30');
    const headers = { ...(await signedIn('Mäkelä')), 'idempotency-key': randomUUID() };
    const notice = { reason: 'switching', lastDay: '2026-12-31', email: 'aino.makela@kajo.example' };
    const { status, body } = await shop().call<Termination>(
      'POST',
      `/api/contract/${spot}/termination`,
      headers,
      notice,
    );
    expect([status, body.endingAddons]).toEqual([201, ['Tuulisähkö']]);
  });
});
