import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Queries } from '../store/database.ts';
import { askCredit } from './credit.ts';
import { isNameOf } from './identity.ts';
import { findSite } from './meteringPoints.ts';
import { importPart } from './orderImport.ts';
import { REGISTER_TIME, withinTime } from './withinTime.ts';

const never = new Promise<never>(() => undefined);
// Registers that hang: nothing of theirs is ever answered.
vi.mock('./demoRegister.ts', () => ({ rowOfPerson: () => never, answers: () => never }));
vi.mock('../store/meteringPoints.ts', () => ({ findPoints: () => never }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const db = null as unknown as Queries;
const part = { orderId: 'o1', templateId: null, identityCode: '010170-1234', iban: null, isRetry: false };
const site = { productKind: 'Electricity', address: null, meteringPointId: '643007570000000018' } as const;

test.each([
  ['credit: nobody is refused for it', () => askCredit(db, '010170-1234'), { isCreditable: true, depositCents: null }],
  ['identity: the order goes on', () => isNameOf(db, '010170-1234', { firstName: 'Aino', lastName: 'Mäkelä' }), true],
  ['the retailer’s system: it did not get there', () => importPart(db, part), null],
  [
    'metering points: it is away',
    () => findSite(db, site).catch((thrown: unknown) => thrown),
    { code: 'place.unavailable' },
  ],
])('a register that hangs is not waited for, %s (registers.time)', async (_register, ask, known) => {
  let said: unknown = 'nothing';
  const listen = async () => {
    said = await ask();
  };
  const asked = listen();
  await vi.advanceTimersByTimeAsync(REGISTER_TIME - 1);
  expect(said).toBe('nothing');
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect({ said }).toMatchObject({ said: known });
});

test('one that answers in time leaves no timer behind, and its failure is its own (registers.time)', async () => {
  expect(await withinTime(Promise.resolve(7), null)).toBe(7);
  await expect(withinTime(Promise.reject(new Error('broken')), null)).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});
