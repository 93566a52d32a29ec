import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { CustomerType } from '../../domain/types.ts';
import { entryMachine, type EntryEmitted, type EntryEvent, type EntryPage } from './entry.machine.ts';

const today = '2026-11-21';

function enter(customerType: CustomerType | null, page: EntryPage, ...events: EntryEvent[]) {
  const entry = createActor(entryMachine, {
    input: { page, today, customerType, isExitDismissed: false, isDisclaimerDismissed: false },
  });
  const emitted: EntryEmitted[] = [];
  entry.on('*', (event) => void emitted.push(event));
  entry.start();
  for (const event of events) entry.send(event);
  return { entry, state: () => entry.getSnapshot().value, emitted };
}

const activeFrom = (disclaimerActiveFrom: string | null): EntryEvent => ({
  type: 'settings.loaded',
  disclaimerActiveFrom,
});

describe('a company (entry.exit)', () => {
  test.each<[EntryPage, string]>([
    ['dashboard', 'exitNeeded'],
    ['other', 'exitNeeded'],
    ['exit', 'open'],
    ['free', 'open'],
  ])('at a page of the kind %s: %s', (page, expected) => {
    expect(enter('B2B', page).state()).toBe(expected);
  });

  test('goes on when it has read the page, wherever it goes next', () => {
    const { entry, state } = enter('B2B', 'free', { type: 'exit.dismissed' });
    entry.send({ type: 'page.opened', page: 'other', today });
    expect(state()).toBe('open');
  });

  test('never sees the disclaimer of private customers', () => {
    expect(enter('B2B', 'dashboard', { type: 'exit.dismissed' }, activeFrom('2026-01-01')).state()).toBe('open');
  });
});

describe('a private customer (entry.disclaimer)', () => {
  test.each<[string | null, string]>([
    ['2026-11-20', 'disclaimerNeeded'],
    [today, 'disclaimerNeeded'],
    ['2026-11-22', 'open'],
    [null, 'open'],
  ])('at the dashboard, with a disclaimer from %s on: %s', (from, expected) => {
    expect(enter('B2C', 'dashboard', activeFrom(from)).state()).toBe(expected);
  });

  test('sees it at the dashboard alone', () => {
    expect(enter('B2C', 'other', activeFrom(today)).state()).toBe('open');
  });

  test('sees it once', () => {
    const { entry, state } = enter('B2C', 'dashboard', activeFrom(today), { type: 'disclaimer.dismissed' });
    entry.send({ type: 'page.opened', page: 'dashboard', today });
    expect(state()).toBe('open');
  });

  test('sees it when midnight has passed', () => {
    const { entry, state } = enter('B2C', 'dashboard', activeFrom('2026-11-22'));
    entry.send({ type: 'page.opened', page: 'dashboard', today: '2026-11-22' });
    expect(state()).toBe('disclaimerNeeded');
  });
});

test.each<CustomerType>(['B2B', 'B2C'])(
  'what a %s has dismissed before a reload stays so (entry.dismissed)',
  (type) => {
    const entry = createActor(entryMachine, {
      input: { page: 'dashboard', today, customerType: type, isExitDismissed: true, isDisclaimerDismissed: true },
    }).start();
    entry.send(activeFrom(today));
    expect(entry.getSnapshot().value).toBe('open');
  },
);

describe('while it is not known whether there is a disclaimer (entry.disclaimer)', () => {
  test('a private customer waits at the dashboard, and nowhere else', () => {
    expect(enter('B2C', 'dashboard').state()).toBe('waiting');
    expect(enter('B2C', 'other').state()).toBe('open');
    expect(enter(null, 'dashboard').state()).toBe('open');
    expect(enter('B2C', 'other', { type: 'page.opened', page: 'dashboard', today }).state()).toBe('waiting');
  });

  test('whoever has read it waits no more', () => {
    expect(
      enter(
        'B2C',
        'disclaimer',
        { type: 'disclaimer.dismissed' },
        { type: 'page.opened', page: 'dashboard', today },
      ).state(),
    ).toBe('open');
  });

  test('the dashboard opens where the settings cannot be had', () => {
    expect(enter('B2C', 'dashboard', { type: 'settings.failed' }).state()).toBe('open');
  });

  test('the dashboard opens after three seconds, and the disclaimer still comes', () => {
    vi.useFakeTimers();
    const { entry, state } = enter('B2C', 'dashboard');
    vi.advanceTimersByTime(2_999);
    expect(state()).toBe('waiting');
    vi.advanceTimersByTime(1);
    expect(state()).toBe('open');
    entry.send(activeFrom(today));
    expect(state()).toBe('disclaimerNeeded');
    vi.useRealTimers();
  });
});

describe('what the page is asked to do (entry.order)', () => {
  const opened = (page: EntryPage): EntryEvent => ({ type: 'page.opened', page, today });
  const needed = (notice: 'exit' | 'disclaimer') => ({ type: 'notice.needed', notice });
  const dismissed = (notice: 'exit' | 'disclaimer') => ({ type: 'notice.dismissed', notice });

  test('to lead a company away from the page that it begins with, and to keep that it has been there', () => {
    const events = [opened('exit'), { type: 'exit.dismissed' }, opened('other')] as const;
    expect(enter('B2B', 'other', ...events).emitted).toEqual([needed('exit'), dismissed('exit')]);
  });

  test('to lead it away from each page anew until it has been there', () => {
    expect(enter('B2B', 'other', opened('dashboard')).emitted).toEqual([needed('exit'), needed('exit')]);
  });

  test('to lead a private customer away from the dashboard, and to keep what they have read', () => {
    const events = [opened('disclaimer'), { type: 'disclaimer.dismissed' }, opened('dashboard')] as const;
    expect(enter('B2C', 'dashboard', activeFrom(today), ...events).emitted).toEqual([
      needed('disclaimer'),
      dismissed('disclaimer'),
    ]);
  });

  test('nothing where nothing stands before the page', () => {
    expect(enter('B2C', 'other', activeFrom(today), opened('free')).emitted).toEqual([]);
  });
});

test('to have read one page opens nothing that another stands before (entry.order)', () => {
  const exit = enter('B2B', 'dashboard', { type: 'disclaimer.dismissed' });
  const disclaimer = enter('B2C', 'dashboard', activeFrom(today), { type: 'exit.dismissed' });
  expect([exit.state(), disclaimer.state()]).toEqual(['exitNeeded', 'disclaimerNeeded']);
});

test('someone who is no customer meets neither (entry.open)', () => {
  expect(enter(null, 'dashboard', activeFrom(today)).state()).toBe('open');
});
