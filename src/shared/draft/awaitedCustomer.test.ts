import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createSessionStore } from '../../platform/storage.ts';
import { textField } from '../form/schemas.ts';
import { EMPLOYEE } from './author.ts';
import { awaitCustomer, handToOpened } from './awaitedCustomer.ts';
import { draftKind, readDraft, writeDraft } from './drafts.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const schema = v.object({ text: textField(100) });
const kind = draftKind(schema, { name: 'order', version: 1, defaultValues: { text: '' }, keeps: ['text'] });
const path = '/backup/campaign/talvi/template/kiintea-24';
const nobodys = { owner: null, author: EMPLOYEE };
const draft = { key: 'k1', startedAt: now, isSent: false, proofId: null, values: { text: 'Koivukuja 4' }, path };

const emptyStore = () =>
  createSessionStore({
    sessionStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    addEventListener: () => {},
  });

test('what an employee has typed of somebody goes on for the customer whom it turned out to be, and for no other (draft.opened)', () => {
  const store = emptyStore();
  writeDraft(store, kind, nobodys, draft);
  awaitCustomer(store, 'k1', 'X');
  expect(handToOpened(store, { owner: 'Y', author: EMPLOYEE })).toBe(null);
  expect(handToOpened(store, { owner: 'X', author: 'A' })).toBe(null);
  expect(readDraft(store, kind, nobodys, now)).toMatchObject({ key: 'k1' });

  expect(handToOpened(store, { owner: 'X', author: EMPLOYEE })).toBe(path);
  expect(readDraft(store, kind, { owner: 'X', author: EMPLOYEE }, now)).toMatchObject({
    key: 'k1',
    values: { text: 'Koivukuja 4' },
  });
  expect(readDraft(store, kind, nobodys, now)).toBe(null);
  expect(handToOpened(store, { owner: 'X', author: EMPLOYEE })).toBe(null);
});

test('another draft, and what is typed since, stays nobody’s, whoever is opened (draft.opened)', () => {
  const store = emptyStore();
  writeDraft(store, kind, nobodys, draft);
  awaitCustomer(store, 'k2', 'X');
  expect(handToOpened(store, { owner: 'X', author: EMPLOYEE })).toBe(null);
  awaitCustomer(store, 'k1', 'X');
  // It may be somebody else who is typed then.
  writeDraft(store, kind, nobodys, draft);
  expect(handToOpened(store, { owner: 'X', author: EMPLOYEE })).toBe(null);
  expect(readDraft(store, kind, nobodys, now)).toMatchObject({ key: 'k1' });
});
