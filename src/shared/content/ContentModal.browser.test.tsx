import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import { gateMachine } from '../../../machines/gate/gate.machine.ts';
import { createCalls } from '../../api/calls.ts';
import { createCatalogues, loadCatalogue } from '../../i18n/catalogues.ts';
import { expectAccessible, show } from '../../ui/testing.tsx';
import { PortalProvider, type Portal } from '../portal.context.ts';
import { ContentModal } from './ContentModal.tsx';

const text = (value: string) => ({ nodeType: 'text', value });
const paragraph = (...content: unknown[]) => ({ nodeType: 'paragraph', content });
const body = (...content: unknown[]) => ({ nodeType: 'document', content });
const modal = (blocks: unknown[]) => ({
  id: 'spot-price',
  language: 'fi',
  heading: 'Mitä pörssisähkö on?',
  textSize: 'small',
  blocks,
});
const settings = {
  disclaimerActiveFrom: null,
  linkPrefix: null,
  backToOrigins: [],
  imageOrigins: [],
  botCheck: { kind: 'altcha' },
  priceLock: { hasWindow: true },
};

type Answer = () => Promise<Response>;

/** Opens the modal in a portal whose server answers as told, one answer after another. */
async function openModal(answers: Answer[], defaultContent?: { heading: string; body: ReactNode }) {
  const asked: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname, search } = new URL((input as Request).url);
    if (pathname.startsWith('/api/content/')) return Response.json({ translations: {}, settings });
    asked.push(pathname + search);
    return (answers.shift() ?? (() => Promise.reject(new TypeError('one call too many'))))();
  });
  const i18n = setupI18n();
  const catalogues = createCatalogues(i18n, 'fi', loadCatalogue);
  await Promise.all(['shell', 'content', 'failure'].map(catalogues.need));
  const credentials = { accessToken: () => null, locale: () => 'fi', confirmToken: async () => false };
  const api = createCalls(credentials);
  const gate = createActor(gateMachine, { input: { page: { access: 'public', report: null }, hasToken: false } });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const session = { api, gate: gate.start() };
  const portal = { catalogues, queries: { client: queries }, session } as unknown as Portal;
  const onClose = vi.fn();
  await show(
    <I18nProvider i18n={i18n}>
      <PortalProvider value={portal}>
        <ContentModal id="spot-price" onClose={onClose} defaultContent={defaultContent} />
      </PortalProvider>
    </I18nProvider>,
  );
  return { asked, queries, onClose };
}

const answering =
  (blocks: unknown[]): Answer =>
  async () =>
    Response.json(modal(blocks));
const notFound: Answer = async () => Response.json({ code: 'modal.notFound' }, { status: 404 });
const dialog = page.getByRole('dialog');

afterEach(() => vi.restoreAllMocks());

test('text and accordion blocks, fetched by id and language, under the heading (contentModal.content)', async () => {
  const { asked, onClose } = await openModal([
    answering([
      { type: 'text', body: body(paragraph(text('Hinta vaihtelee vartin välein.'))) },
      { type: 'accordion', title: 'Mistä hinta tulee', body: body(paragraph(text('Sähköpörssistä.'))) },
      { type: 'accordion', title: 'Milloin se vaihtuu', body: body(paragraph(text('Vartin välein.'))) },
    ]),
  ]);
  await expect.element(dialog.getByRole('heading', { name: 'Mitä pörssisähkö on?' })).toHaveFocus();
  await expect.element(dialog.getByText('Hinta vaihtelee vartin välein.')).toBeVisible();
  await expect.element(dialog.getByText('Sähköpörssistä.')).not.toBeVisible();
  await userEvent.click(dialog.getByText('Mistä hinta tulee').first());
  await expect.element(dialog.getByText('Sähköpörssistä.')).toBeVisible();
  await expectAccessible();
  expect(asked).toEqual(['/api/modal/fi?id=spot-price']);
  await userEvent.click(dialog.getByRole('button', { name: 'Sulje' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('an answer is at most 2000 px high, and then it scrolls, by keyboard too (contentModal.accordion)', async () => {
  const long = body(...Array.from({ length: 200 }, (_, index) => paragraph(text(`Kappale ${index}`))));
  await openModal([answering([{ type: 'accordion', title: 'Pitkä vastaus', body: long }])]);
  await userEvent.click(dialog.getByText('Pitkä vastaus').first());
  const answer = dialog.getByRole('region', { name: 'Pitkä vastaus' });
  await expect.element(answer).toHaveAttribute('tabindex', '0');
  expect(answer.element().getBoundingClientRect().height).toBe(2000);
  expect(answer.element().scrollHeight).toBeGreaterThan(2000);
  await expectAccessible();
});

describe('an id that has no content (contentModal.missing)', () => {
  test('shows nothing, and the portal complains of nothing', async () => {
    const complain = vi.spyOn(console, 'error');
    const { asked, queries } = await openModal([notFound]);
    await expect.poll(() => [asked.length, queries.isFetching()]).toEqual([1, 0]);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(complain).not.toHaveBeenCalled();
  });

  test('shows what there is in its place', async () => {
    await openModal([notFound], { heading: 'Pörssisähkö', body: <p>Kysy asiakaspalvelusta.</p> });
    await expect.element(dialog.getByRole('heading', { name: 'Pörssisähkö' })).toHaveFocus();
    await expect.element(dialog.getByText('Kysy asiakaspalvelusta.')).toBeVisible();
  });
});

test('what is slow says so, what fails too, and another try helps (contentModal.failure)', async () => {
  let letGo: (answer: Response) => void = () => {};
  const held = new Promise<Response>((resolve) => {
    letGo = resolve;
  });
  await openModal([() => held, answering([{ type: 'text', body: body(paragraph(text('Tässä se on.'))) }])]);
  await expect.element(dialog.getByRole('heading', { name: 'Hetki vain' })).toHaveFocus();
  await expectAccessible();
  letGo(Response.json({}, { status: 503 }));
  await expect.element(dialog.getByRole('heading', { name: 'Sisältöä ei juuri nyt saada näkyviin' })).toHaveFocus();
  await expectAccessible();
  await userEvent.click(dialog.getByRole('button', { name: 'Yritä uudelleen' }));
  await expect.element(dialog.getByRole('heading', { name: 'Mitä pörssisähkö on?' })).toHaveFocus();
  await expect.element(dialog.getByText('Tässä se on.')).toBeVisible();
});

test('nothing in it runs, and odd nodes are skipped (contentModal.safe)', async () => {
  const link = (uri: unknown) => paragraph({ nodeType: 'hyperlink', data: { uri }, content: [text('Tästä')] });
  await openModal([
    answering([
      {
        type: 'text',
        body: body(
          paragraph(text('<img src=x onerror="document.body.id=1">')),
          { nodeType: 'script', content: [text('document.body.id=1')] },
          { nodeType: 'image', data: { src: 'https://evil.example/x.svg', alt: 'x' } },
          null,
          'text',
          { nodeType: 'paragraph', content: 'text' },
          link('javascript:document.body.id=1'),
          link('data:text/html,<script>parent.document.body.id=1</script>'),
          link({ toString: 'javascript:' }),
        ),
      },
      { type: 'accordion', body: {} },
      { type: 'unheard-of', body: body(paragraph(text('Lopuksi.'))) },
    ]),
  ]);
  await expect.element(dialog.getByText('<img src=x onerror="document.body.id=1">')).toBeVisible();
  expect(dialog.element().querySelector('img, script, iframe, a')).toBeNull();
  expect(document.body.id).toBe('');
});
