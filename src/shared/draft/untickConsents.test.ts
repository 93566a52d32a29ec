import { expect, test } from 'vitest';
import { createSessionStore } from '../../platform/storage.ts';
import { EMPLOYEE } from './author.ts';
import { readDraft, writeDraft, type DraftKind } from './drafts.ts';
import { untickConsents } from './untickConsents.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const AINO = '10234567';
interface Values {
  text: string;
  bill: { email: string; consents: { terms: boolean } };
}
const kind: DraftKind<Values> = {
  name: 'move',
  version: 1,
  defaultValues: { text: '', bill: { email: '', consents: { terms: false } } },
  keeps: ['text', 'bill'],
};
const values = { text: 'Hei', bill: { email: 'a@kajo.example', consents: { terms: true } } };
const unticked = { text: 'Hei', bill: { email: 'a@kajo.example', consents: { terms: false } } };

test.each([
  ['that an employee has written for a customer', { owner: AINO, author: EMPLOYEE }, false, unticked],
  ['that they have sent', { owner: AINO, author: EMPLOYEE }, true, values],
  ['that an employee has written of somebody who is not opened', { owner: null, author: EMPLOYEE }, false, values],
  ['of the customer themselves', { owner: AINO, author: AINO }, false, values],
])('what is ticked in a draft %s (draft.consentsAnew)', (_, whose, isSent, left) => {
  const store = createSessionStore({ sessionStorage: null as never, addEventListener: () => {} });
  writeDraft(store, kind, whose, { key: 'k1', startedAt: now, isSent, proofId: null, values });
  untickConsents(store);
  expect(readDraft(store, kind, whose, now)?.values).toEqual(left);
});
