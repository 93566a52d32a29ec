import { setupI18n, type Messages } from '@lingui/core';
import { expect, test } from 'vitest';
import { createCatalogues, type Area } from './catalogues.ts';
import type { Locale } from './locale.ts';

const titleId: string = 'contracts.title';

/** Catalogues whose files arrive when the test says so. */
function slowCatalogues() {
  const i18n = setupI18n();
  const asked: string[] = [];
  const arrivals = new Map<string, { resolve(messages: Messages): void; reject(error: Error): void }>();
  const load = (locale: Locale, area: Area) => {
    const key = `${locale}/${area}`;
    asked.push(key);
    return new Promise<Messages>((resolve, reject) => arrivals.set(key, { resolve, reject }));
  };
  const arrive = (key: string) => arrivals.get(key)?.resolve({ [`${key.split('/')[1]}.title`]: key });
  const fail = (key: string) => arrivals.get(key)?.reject(new Error('unreachable'));
  const title = () => i18n._(titleId);
  return { i18n, title, asked, arrive, fail, catalogues: createCatalogues(i18n, 'fi', load) };
}

test('a change of language fetches only the areas in use, and shows when all are there (language.areas)', async () => {
  const { i18n, title, asked, arrive, catalogues } = slowCatalogues();
  const first = Promise.all([catalogues.need('shell'), catalogues.need('contracts')]);
  arrive('fi/shell');
  arrive('fi/contracts');
  await first;
  expect(title()).toBe('fi/contracts');
  asked.length = 0;
  const change = catalogues.switchTo('sv');
  expect(asked).toEqual(['sv/shell', 'sv/contracts']);
  arrive('sv/shell');
  expect(i18n.locale).toBe('fi');
  arrive('sv/contracts');
  await change;
  expect([i18n.locale, title()]).toEqual(['sv', 'sv/contracts']);
});

test('an area is fetched once', async () => {
  const { asked, arrive, catalogues } = slowCatalogues();
  const both = Promise.all([catalogues.need('shell'), catalogues.need('shell')]);
  arrive('fi/shell');
  await both;
  expect(asked).toEqual(['fi/shell']);
});

test('of two changes in a row the later one stays, whichever arrives first', async () => {
  const { i18n, arrive, catalogues } = slowCatalogues();
  const first = catalogues.need('shell');
  arrive('fi/shell');
  await first;
  const changes = [catalogues.switchTo('sv'), catalogues.switchTo('en')];
  arrive('en/shell');
  await changes[1];
  arrive('sv/shell');
  await changes[0];
  expect(i18n.locale).toBe('en');
});

test('a change that fails leaves the language, and the next try fetches again', async () => {
  const { i18n, asked, arrive, fail, catalogues } = slowCatalogues();
  const first = catalogues.need('shell');
  arrive('fi/shell');
  await first;
  const change = catalogues.switchTo('sv');
  fail('sv/shell');
  await expect(change).rejects.toThrow('unreachable');
  expect(i18n.locale).toBe('fi');
  const again = catalogues.switchTo('sv');
  arrive('sv/shell');
  await again;
  expect(i18n.locale).toBe('sv');
  expect(asked).toEqual(['fi/shell', 'sv/shell', 'sv/shell']);
});

test('texts lie over areas that are there and that come later, and go away again (content.overlay)', async () => {
  const { i18n, title, arrive, catalogues } = slowCatalogues();
  const shell = catalogues.need('shell');
  arrive('fi/shell');
  await shell;
  catalogues.lay('fi', (own) => (own['contracts.title'] ? { 'contracts.title': ['changed'] } : own));
  const contracts = catalogues.need('contracts');
  arrive('fi/contracts');
  await contracts;
  expect([title(), i18n._('shell.title')]).toEqual(['changed', 'fi/shell']);
  catalogues.lay('fi', () => ({ 'shell.title': ['changed too'] }));
  expect([title(), i18n._('shell.title')]).toEqual(['fi/contracts', 'changed too']);
});

test('each language has its own, which wait for it (content.overlay)', async () => {
  const { title, arrive, catalogues } = slowCatalogues();
  const first = catalogues.need('contracts');
  arrive('fi/contracts');
  await first;
  catalogues.lay('sv', () => ({ 'contracts.title': ['changed'] }));
  expect(title()).toBe('fi/contracts');
  const change = catalogues.switchTo('sv');
  arrive('sv/contracts');
  await change;
  expect(title()).toBe('changed');
  await catalogues.switchTo('fi');
  expect(title()).toBe('fi/contracts');
});
