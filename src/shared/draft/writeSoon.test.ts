import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionStore } from '../../platform/storage.ts';
import { dropDrafts, readAll, writeAll } from './draftStore.ts';
import { writeSoon } from './writeSoon.ts';
import { openTab } from './tab.testing.ts';

let store: SessionStore;
let kept: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  ({ store, kept } = openTab());
});
afterEach(() => {
  readAll(store);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const written = vi.fn((place: string, text: string) => writeAll(store, { ...readAll(store), [place]: text }));
const type = (text: string, place = 'order') => writeSoon(store, place, () => written(place, text));
const inBrowser = () => JSON.parse(kept.get('drafts') ?? '{}') as unknown;

test('what is typed within a second is written once, as it stands then (draft.kept)', () => {
  written.mockClear();
  for (const text of ['A', 'Ai', 'Ain', 'Aino']) {
    type(text);
    vi.advanceTimersByTime(200);
  }
  expect(written).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(written.mock.calls).toEqual([['order', 'Aino']]);
  expect(inBrowser()).toEqual({ order: 'Aino' });
  type('Aino M');
  vi.advanceTimersByTime(1000);
  expect(inBrowser()).toEqual({ order: 'Aino M' });
});

test.each(['pagehide', 'visibilitychange'])('a page that may not come back has written it before (%s)', (event) => {
  type('Aino');
  expect(inBrowser()).toEqual({});
  (event === 'pagehide' ? window : document).dispatchEvent(new Event(event));
  expect(inBrowser()).toEqual({ order: 'Aino' });
});

test('who reads the drafts reads what was typed last, and another draft waits for none', () => {
  type('Aino');
  expect(readAll(store)).toEqual({ order: 'Aino' });
  type('Aino M');
  type('Kiitos', 'survey');
  expect(readAll(store)).toEqual({ order: 'Aino M', survey: 'Kiitos' });
});

test('what its writer has left the tab before it was written is written no more (draft.left)', () => {
  type('Aino');
  dropDrafts(store, null);
  vi.advanceTimersByTime(5000);
  expect(inBrowser()).toEqual({});
});
