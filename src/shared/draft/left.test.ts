import { beforeEach, describe, expect, test } from 'vitest';
import type { SessionStore } from '../../platform/storage.ts';
import { readDraft, writeDraft, type DraftKind } from './drafts.ts';
import { draftsAt, keepLeft } from './left.ts';
import { openTab } from './tab.testing.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const HOUR = 3_600_000;
const page = '/contract/campaign/talvi/template/kiintea-24';
const kind: DraftKind<{ text: string }> = { name: 'order', version: 2, defaultValues: { text: '' }, keeps: ['text'] };
const draft = { key: 'k1', startedAt: now, isSent: false, proofId: null, values: { text: 'Hei' } };
const by = (author: string | null, owner = author) => ({ owner, author });
const aino = '10234567';

const tab = () => openTab().store;

let store: SessionStore;
beforeEach(() => {
  store = tab();
});

describe('what goes along over a sign-in (draft.elsewhere)', () => {
  test('is there in the tab that comes back, as it was left', () => {
    writeDraft(store, kind, by(null), { ...draft, path: page });
    writeDraft(store, { ...kind, name: 'move' }, by(aino, '20345678'), { ...draft, key: 'k2', path: page });
    const left = draftsAt(store, page, now);
    const typed = { version: 2, startedAt: now, isSent: false, proofId: null, values: '{"text":"Hei"}' };
    expect(left).toEqual([
      { ...typed, name: 'order', owner: null, author: null, key: 'k1' },
      { ...typed, name: 'move', owner: '20345678', author: aino, key: 'k2' },
    ]);
    const other = tab();
    keepLeft(other, page, left);
    expect(readDraft(other, kind, by(null), now)).toEqual({ ...draft, isOlder: false });
    expect(readDraft(other, { ...kind, name: 'move' }, by(aino, '20345678'), now)).toEqual({
      ...draft,
      key: 'k2',
      isOlder: false,
    });
    expect(draftsAt(other, page, now)).toEqual(left);
  });

  test('is of the page, whichever of its steps it is left from', () => {
    writeDraft(store, kind, by(null), { ...draft, path: `${page}/vaps` });
    const isThere = (path: string) => draftsAt(store, path, now).length === 1;
    expect(
      [page, `${page}/vaps`, `${page}x`, '/contract/campaign/talvi/template/kiintea-2', '/auth'].map(isThere),
    ).toEqual([true, true, false, false, false]);
  });

  test('is nothing that is over, that an employee writes for a customer, or that no page is known of', () => {
    writeDraft(store, kind, by(null), { ...draft, path: page });
    writeDraft(store, { ...kind, name: 'a' }, by(null, aino), { ...draft, path: page });
    writeDraft(store, kind, by('staff', null), { ...draft, path: page });
    writeDraft(store, kind, by('staff', aino), { ...draft, path: page });
    writeDraft(store, { ...kind, name: 'b' }, by(aino), draft);
    writeDraft(store, { ...kind, name: 'c' }, by(aino), { ...draft, values: { text: 'x'.repeat(12_000) }, path: page });
    const names = (at: number) => draftsAt(store, page, at).map(({ name }) => name);
    expect([names(now), names(now + 24 * HOUR)]).toEqual([['order'], []]);
  });

  test('takes nothing from what the tab has begun itself', () => {
    writeDraft(store, kind, by(null), { ...draft, key: 'own', path: page });
    const other = tab();
    writeDraft(other, kind, by(null), { ...draft, path: page });
    keepLeft(store, page, draftsAt(other, page, now));
    expect(readDraft(store, kind, by(null), now)?.key).toBe('own');
  });
});
