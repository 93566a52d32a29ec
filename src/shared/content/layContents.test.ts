import { setupI18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { gateMachine } from '../../../machines/gate/gate.machine.ts';
import { validationExample } from '../../../machines/gate/validation.example.ts';
import { createCalls } from '../../api/calls.ts';
import { createCatalogues } from '../../i18n/catalogues.ts';
import { contentKey } from './content.query.ts';
import { layContents } from './layContents.ts';

const settings = {
  disclaimerActiveFrom: null,
  linkPrefix: null,
  backToOrigins: [],
  imageOrigins: [],
  botCheck: { kind: 'altcha' },
  priceLock: { hasWindow: true },
};

/** A portal whose own text is `fi title`, `sv title`, over a server with the texts given. */
async function openPortal(texts: Record<string, unknown>, { search = {}, isEmployee = false } = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const path = url.replace('https://oma.kajo.example/api/content/', '');
    asked.push(path);
    const answer = texts[path];
    if (answer === undefined) return new Response('{}', { status: 503 });
    const body = path.startsWith('ids') ? { ids: answer } : { translations: answer, settings };
    return Response.json(body);
  });
  const i18n = setupI18n();
  const catalogues = createCatalogues(i18n, 'fi', async (locale, area) => ({ [`${area}.title`]: [`${locale} title`] }));
  const validation = { ...validationExample, allowedEmployee: isEmployee };
  const gate = createActor(gateMachine.provide({ actors: { validateToken: fromPromise(async () => validation) } }), {
    input: { page: { access: 'signedIn', report: null }, hasToken: isEmployee },
  }).start();
  const calls = createCalls(
    { accessToken: () => null, locale: () => 'fi', confirmToken: async () => false },
    'https://oma.kajo.example',
  );
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await catalogues.need('shell');
  layContents({ i18n, catalogues, queries: { client: queries }, session: { api: calls, gate }, search });
  const title = (id: string = 'shell.title') => i18n._(id);
  return { asked, catalogues, queries, title };
}

test('the portal’s own text first, then the editor’s (content.overlay)', async () => {
  const { title, asked } = await openPortal({ fi: { 'shell.title': 'muutettu' } });
  expect(title()).toBe('fi title');
  await expect.poll(() => title()).toBe('muutettu');
  expect(asked).toEqual(['fi']);
});

test('the texts of another language are fetched with it (content.overlay)', async () => {
  const { title, asked, catalogues } = await openPortal({
    fi: { 'shell.title': 'muutettu' },
    sv: { 'shell.title': 'ändrad' },
  });
  await expect.poll(() => title()).toBe('muutettu');
  await catalogues.switchTo('sv');
  expect(asked).toEqual(['fi', 'sv']);
  await expect.poll(() => title()).toBe('ändrad');
  await catalogues.switchTo('fi');
  expect(title()).toBe('muutettu');
  await catalogues.switchTo('sv');
  expect([title(), asked]).toEqual(['ändrad', ['fi', 'sv']]);
});

test('where the contents cannot be had nothing happens (content.overlay)', async () => {
  const { title, asked } = await openPortal({});
  await expect.poll(() => asked).toEqual(['fi']);
  expect(title()).toBe('fi title');
});

test('after a reload the new texts lie there, and those taken back are gone (content.overlay)', async () => {
  const texts: Record<string, unknown> = { fi: { 'shell.title': 'muutettu' } };
  const { title, queries } = await openPortal(texts);
  await expect.poll(() => title()).toBe('muutettu');
  texts['fi'] = {};
  await queries.invalidateQueries({ queryKey: contentKey });
  await expect.poll(() => title()).toBe('fi title');
});

test('an employee gets the employees’ texts too (content.staffTexts)', async () => {
  const texts = { fi: {}, 'fi?includeEMP=true': { 'shell.title': 'työntekijälle' } };
  const { title } = await openPortal(texts, { isEmployee: true });
  await expect.poll(() => title()).toBe('työntekijälle');
});

test('ids in the place of texts, of areas that come later too (content.messageIds)', async () => {
  const { title, catalogues, asked } = await openPortal(
    { 'ids?showMessageIds=true': ['shell.title', 'contracts.title'] },
    { search: { showMessageIds: 'true' } },
  );
  await expect.poll(() => title()).toBe('shell.title');
  await catalogues.need('contracts');
  expect(title('contracts.title')).toBe('contracts.title');
  await catalogues.switchTo('en');
  expect([title(), asked]).toEqual(['shell.title', ['ids?showMessageIds=true']]);
});
