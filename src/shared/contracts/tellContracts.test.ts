import { expect, test, vi } from 'vitest';
import type { Contracts } from '../../../domain/types.ts';
import { tellContracts } from './tellContracts.ts';

const contracts = { active: [{ contractGroup: 6 }, { contractGroup: 16 }] } as unknown as Contracts;

function tab() {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string | null) => (value === null ? kept.delete(key) : kept.set(key, value)),
  };
}

test('the contracts of a customer are told once in a session, of another customer too (contracts.analytics)', () => {
  const [store, tell] = [tab(), vi.fn()];
  for (const customerId of ['40127731', '40127731', '40130244', '40127731'])
    tellContracts(store, customerId, contracts, tell);
  expect(tell.mock.calls.map(([event]) => event)).toHaveLength(2);
  expect(JSON.stringify(tell.mock.calls)).not.toMatch(/4012|4013/);
});

test('the end of the session forgets it', () => {
  const [store, tell] = [tab(), vi.fn()];
  tellContracts(store, '40127731', contracts, tell);
  store.write('contractsTold', null);
  tellContracts(store, '40127731', contracts, tell);
  expect(tell).toHaveBeenCalledTimes(2);
});
