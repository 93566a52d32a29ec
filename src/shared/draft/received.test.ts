import { beforeEach, expect, test } from 'vitest';
import type { SessionStore } from '../../platform/storage.ts';
import {
  adoptDraft,
  keepReceived,
  readDraft,
  receivedKey,
  removeStale,
  sentKey,
  writeDraft,
  type DraftKind,
} from './drafts.ts';
import { awaitedProof, hasDraftFor, hasDraftOf } from './waiting.ts';
import { dropDrafts } from './draftStore.ts';
import { draftsAt } from './left.ts';
import { openTab } from './tab.testing.ts';

const HOUR = 3_600_000;
const now = Date.parse('2026-11-22T10:00:00Z');
const kind: DraftKind<{ email: string }> = {
  name: 'withdrawal',
  version: 1,
  defaultValues: { email: '' },
  keeps: ['email'],
};
const path = '/withdrawal';
const values = { email: 'aino.makela@kajo.example' };
const draft = { key: 'k1', startedAt: now, isSent: true, proofId: null, values, path };
const by = (author: string | null, owner = author) => ({ owner, author });
const [aino, eero] = ['10234567', '20345678'];

let store: SessionStore;
let kept: Map<string, string>;

beforeEach(() => {
  ({ store, kept } = openTab());
});

/** A draft of theirs is received. */
function receive(whose: ReturnType<typeof by>): void {
  writeDraft(store, kind, whose, draft);
  keepReceived(store, kind, whose, draft);
}

test('of what is received its key is left, and nothing that was typed (draft.receipt)', () => {
  receive(by(null));
  store.flush();
  expect(JSON.parse(kept.get('drafts') ?? '')).toEqual({
    withdrawal: {
      version: 1,
      ...by(null),
      key: 'k1',
      startedAt: now,
      isSent: true,
      isReceived: true,
      values: {},
    },
  });
  expect(receivedKey(store, kind, by(null), now)).toBe('k1');
});

test('it is no draft: none is gone on with, handed over, left over a sign-in, awaited or told of (draft.receipt)', () => {
  receive(by(null));
  receive(by(aino, eero));
  expect([readDraft(store, kind, by(null), now), readDraft(store, kind, by(aino, eero), now)]).toEqual([null, null]);
  adoptDraft(store, kind, { owner: aino, author: aino });
  expect(receivedKey(store, kind, by(aino), now)).toBeNull();
  expect([draftsAt(store, path, now), awaitedProof(store)]).toEqual([[], null]);
  expect([hasDraftOf(store, aino), hasDraftFor(store, eero)]).toEqual([false, false]);
});

test('it is there for whom it was received alone, for as long as a draft, until they begin another (draft.receipt)', () => {
  receive(by(aino, eero));
  const others = [by(null), by(aino), by(eero), by(null, eero)];
  expect(others.map((whose) => receivedKey(store, kind, whose, now))).toEqual([null, null, null, null]);
  expect(receivedKey(store, { name: 'move' }, by(aino, eero), now)).toBeNull();
  expect([23, 24].map((hours) => receivedKey(store, kind, by(aino, eero), now + hours * HOUR))).toEqual(['k1', null]);
  writeDraft(store, kind, by(aino, eero), { ...draft, key: 'k2', isSent: false });
  expect(receivedKey(store, kind, by(aino, eero), now)).toBeNull();
  expect(readDraft(store, kind, by(aino, eero), now)?.key).toBe('k2');
});

test('it goes with who leaves the tab, after a day, and with the mandate (draft.receipt, draft.left, draft.time, draft.mandate)', () => {
  const left = () => [by(null), by(aino), by(aino, eero)].map((whose) => receivedKey(store, kind, whose, now) !== null);
  const begin = () => [by(null), by(aino), by(aino, eero)].forEach(receive);
  begin();
  removeStale(store, now, { own: aino, others: [] });
  expect(left()).toEqual([true, true, false]);
  dropDrafts(store, aino);
  expect(left()).toEqual([false, false, false]);
  begin();
  removeStale(store, now + 24 * HOUR);
  expect(left()).toEqual([false, false, false]);
});

test('what was on its way is known by its key, until it is known to have been received (draft.receipt)', () => {
  const whose = by(aino, eero);
  writeDraft(store, kind, whose, { ...draft, key: 'k1', isSent: false });
  expect(sentKey(store, kind, whose, now)).toBeNull();
  writeDraft(store, kind, whose, { ...draft, key: 'k1', isSent: true });
  expect([sentKey(store, kind, whose, now), sentKey(store, kind, by(aino), now)]).toEqual(['k1', null]);
  receive(whose);
  expect(sentKey(store, kind, whose, now)).toBeNull();
});
