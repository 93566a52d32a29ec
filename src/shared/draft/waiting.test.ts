import { beforeEach, expect, test } from 'vitest';
import type { SessionStore } from '../../platform/storage.ts';
import { EMPLOYEE } from './author.ts';
import { keepReceived, writeDraft } from './drafts.ts';
import { dropDraftsFor, waitsOn } from './waiting.ts';
import { openTab } from './tab.testing.ts';

const kind = { name: 'order', version: 1, defaultValues: { email: '' }, keeps: ['email'] as const };
const path = '/backup/campaign/talvi/template/kiintea-24';
const draft = { key: 'k1', startedAt: 0, isSent: false, proofId: null, values: { email: 'a@b.fi' }, path };
const ofNobody = { owner: null, author: EMPLOYEE };

let store: SessionStore;

beforeEach(() => {
  ({ store } = openTab());
});

test('what an employee has begun on a page waits there for whoever it was, and nobody else (acting.changedElsewhere)', () => {
  expect(waitsOn(store, path, ofNobody)).toBeNull();
  writeDraft(store, kind, ofNobody, draft);
  expect(waitsOn(store, path, ofNobody)).toBe('typed');
  expect(waitsOn(store, `${path}/vaps`, ofNobody)).toBe('typed');
  const others = [
    { owner: '40127731', author: EMPLOYEE },
    { owner: null, author: '40127731' },
  ];
  expect(others.map((whose) => waitsOn(store, path, whose))).toEqual([null, null]);
  expect(waitsOn(store, '/backup', ofNobody)).toBeNull();
});

test('whoever is closed in another tab takes along what was typed, and not what is being sent (acting.changedElsewhere, draft.mandate)', () => {
  const whose = { owner: '40127731', author: EMPLOYEE };
  writeDraft(store, kind, whose, draft);
  expect(waitsOn(store, null, whose)).toBe('typed');
  writeDraft(store, { ...kind, name: 'move' }, whose, { ...draft, isSent: true });
  writeDraft(store, { ...kind, name: 'lock' }, whose, { ...draft, isSent: true, proofId: 'p1' });
  keepReceived(store, { ...kind, name: 'end' }, whose, draft);
  expect(waitsOn(store, null, whose)).toBe('sent');
  dropDraftsFor(store, whose, true);
  expect(Object.keys(JSON.parse(store.read('drafts') ?? '{}') as object)).toEqual(['move:40127731:staff']);
  dropDraftsFor(store, whose);
  expect(store.read('drafts')).toBeNull();
});

test('what was being sent is told from what is known to have come to something (acting.changedElsewhere)', () => {
  writeDraft(store, kind, ofNobody, { ...draft, isSent: true });
  expect(waitsOn(store, path, ofNobody)).toBe('sent');
  writeDraft(store, kind, ofNobody, { ...draft, isSent: true, proofId: 'p1' });
  expect(waitsOn(store, path, ofNobody)).toBe('typed');
  keepReceived(store, kind, ofNobody, draft);
  expect(waitsOn(store, path, ofNobody)).toBeNull();
});
