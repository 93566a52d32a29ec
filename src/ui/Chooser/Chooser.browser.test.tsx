import { Building2 } from 'lucide';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, show } from '../testing.tsx';
import { MATCH } from './Chooser.css.ts';
import { Chooser, type ChooserColumn, type ChooserTexts } from './Chooser.tsx';

interface Site {
  id: string;
  address: string;
}

const sites: Site[] = [
  { id: 'Y7104410', address: 'Aleksanterinkatu 22, 33100 Tampere' },
  { id: 'Y7104423', address: 'Hallituskatu 8, 33200 Tampere' },
  { id: 'KL 20 4471', address: 'Rantasaunantie 118, 34800 Virrat' },
];

const columns: ChooserColumn<Site>[] = [
  { key: 'address', label: 'Osoite', text: ({ address }) => address },
  { key: 'id', label: 'Käyttöpaikka', text: ({ id }) => id },
];

const texts: ChooserTexts = {
  heading: 'Minkä käyttöpaikan tiedot näytetään?',
  reason: 'Valitse yksi, jotta voimme näyttää tiedot.',
  list: 'Käyttöpaikat',
  search: 'Hae osoitteella tai numerolla',
  clear: 'Tyhjennä haku',
  count: (shown, total) => `${shown} / ${total} käyttöpaikkaa`,
  noMatch: (query) => `Ei osumia haulle ”${query}”`,
  noMatchHint: 'Tarkista kirjoitusasu tai tyhjennä haku.',
};

const chooser = { texts, columns, rows: sites, locale: 'fi' };

const search = page.getByRole('searchbox', { name: texts.search });
const count = page.getByRole('status');
/** What is marked, as it is written. */
const marked = () =>
  [...(CSS.highlights.get(MATCH) ?? [])].map(({ startContainer, startOffset, endOffset }) =>
    startContainer.textContent?.slice(startOffset, endOffset),
  );
const names = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);

test('a required one says why, begins at its heading, and has no way past', async () => {
  await show(<Chooser {...chooser} isRequired onChoose={vi.fn()} />);
  const dialog = page.getByRole('dialog', { name: texts.heading });
  await expect.element(dialog).toHaveAccessibleDescription(texts.reason);
  await expect.element(page.getByRole('heading', { name: texts.heading })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sulje' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('a search looks into every column, whatever the case, and tells how many there are (site.search)', async () => {
  await show(<Chooser {...chooser} isRequired onChoose={vi.fn()} />);
  await expect.element(count).toHaveTextContent('3 / 3 käyttöpaikkaa');
  await search.fill('KATU');
  await expect.element(count).toHaveTextContent('2 / 3 käyttöpaikkaa');
  expect(names()).toEqual(['Aleksanterinkatu 22, 33100 Tampere', 'Hallituskatu 8, 33200 Tampere']);
  expect(marked()).toEqual(['katu', 'katu']);
  await search.fill('20 44');
  await expect.element(count).toHaveTextContent('1 / 3 käyttöpaikkaa');
  expect(names()).toEqual(['Rantasaunantie 118, 34800 Virrat']);
  expect(marked()).toEqual(['20 44']);
  await page.getByRole('button', { name: texts.clear }).click();
  expect(marked()).toEqual([]);
});

test('a search without an answer says so, and is cleared by a press', async () => {
  await show(<Chooser {...chooser} isRequired onChoose={vi.fn()} />);
  await search.fill('Hämene');
  await expect.element(page.getByText('Ei osumia haulle ”Hämene”')).toBeVisible();
  await expect.element(count).toHaveTextContent('0 / 3 käyttöpaikkaa');
  await expectAccessible();
  await page.getByRole('button', { name: texts.clear }).click();
  await expect.element(search).toHaveFocus();
  await expect.element(count).toHaveTextContent('3 / 3 käyttöpaikkaa');
});

test('a row is chosen from anywhere on it', async () => {
  const onChoose = vi.fn();
  await show(<Chooser {...chooser} isRequired onChoose={onChoose} />);
  await page.getByRole('cell', { name: 'Y7104423' }).click();
  await page.getByRole('button', { name: 'Rantasaunantie 118, 34800 Virrat' }).click();
  expect(onChoose.mock.calls).toEqual([[sites[1]], [sites[2]]]);
});

test('one that is not required is closed by Escape and by its button', async () => {
  const onClose = vi.fn();
  await show(<Chooser {...chooser} closeLabel="Sulje" onClose={onClose} onChoose={vi.fn()} />);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Sulje' }).click();
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('among 500 the list scrolls inside the dialog, which stays as high while a search goes on', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({ id: `Y${index}`, address: `Katu ${index}` }));
  await show(<Chooser {...chooser} rows={rows} isRequired onChoose={vi.fn()} />);
  const dialog = page.getByRole('dialog').element();
  const list = page.getByRole('region', { name: texts.list }).element();
  expect(dialog.scrollHeight).toBe(dialog.clientHeight);
  expect(list.scrollHeight).toBeGreaterThan(10_000);
  const before = dialog.getBoundingClientRect().height;
  await search.fill('Katu 49');
  await expect.element(count).toHaveTextContent('11 / 500 käyttöpaikkaa');
  expect(dialog.getBoundingClientRect().height).toBe(before);
});

describe('among 5,000 (site.manySites)', () => {
  const rows = Array.from({ length: 5000 }, (_, index) => ({ id: `Y${index}`, address: `Katu ${index}` }));
  const focused = () => document.activeElement?.closest('tr');
  const focusedRow = () => [focused()?.getAttribute('aria-rowindex'), document.activeElement?.textContent];
  beforeEach(() => show(<Chooser {...chooser} rows={rows} isRequired onChoose={vi.fn()} />));

  test('those in view alone are drawn, and each says which of all it is', async () => {
    // They come once the list knows how high it is.
    await expect.poll(() => document.querySelectorAll('tbody tr').length).toBeGreaterThan(11);
    const drawn = [...document.querySelectorAll('tbody tr')];
    expect(drawn.length).toBeLessThan(40);
    await expect.element(page.getByRole('table', { name: texts.list })).toHaveAttribute('aria-rowcount', '5000');
    expect(drawn[11]?.getAttribute('aria-rowindex')).toBe('12');
    expect(drawn[11]?.querySelector('th')?.textContent).toBe('Katu 11');
    await search.fill('katu 49');
    await expect.element(count).toHaveTextContent('111 / 5000 käyttöpaikkaa');
    await expect.element(page.getByRole('table', { name: texts.list })).toHaveAttribute('aria-rowcount', '111');
  });

  test('arrows, Home, End and the page keys go from row to row, also to those that are not drawn yet', async () => {
    await search.click();
    await userEvent.keyboard('{ArrowDown}');
    expect(focusedRow()).toEqual(['1', 'Katu 0']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(focusedRow()).toEqual(['2', 'Katu 1']);
    await userEvent.keyboard('{End}');
    expect(focusedRow()).toEqual(['5000', 'Katu 4999']);
    await expect.poll(() => isInView(focused())).toBe(true);
    await userEvent.keyboard('{ArrowDown}');
    expect(focusedRow()).toEqual(['5000', 'Katu 4999']);
    await userEvent.keyboard('{PageUp}');
    const after = Number(focusedRow()[0]);
    expect(after).toBeLessThan(5000);
    expect(after).toBeGreaterThan(4960);
    await userEvent.keyboard('{Home}{ArrowUp}');
    expect(focusedRow()).toEqual(['1', 'Katu 0']);
    await expect.poll(() => isInView(focused())).toBe(true);
  });

  test('the focus stays on its row however far the list is scrolled, and in the search while the rows change', async () => {
    await search.click();
    await userEvent.keyboard('{ArrowDown}');
    const list = page.getByRole('region', { name: texts.list }).element();
    list.scrollTop = 100_000;
    await expect.poll(() => document.querySelectorAll('tr[aria-rowindex="1790"]').length).toBe(1);
    expect(focusedRow()).toEqual(['1', 'Katu 0']);
    await search.click();
    await userEvent.keyboard('katu 4999');
    await expect.element(count).toHaveTextContent('1 / 5000 käyttöpaikkaa');
    await expect.element(search).toHaveFocus();
    expect(names()).toEqual(['Katu 4999']);
  });

  test('another order begins at its first row', async () => {
    await page.getByRole('button', { name: 'Osoite' }).click();
    await expect.poll(() => names()[0]).toBe('Katu 4999');
    await expectAccessible();
  });

  function isInView(row: Element | null | undefined): boolean {
    const list = page.getByRole('region', { name: texts.list }).element().getBoundingClientRect();
    const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {};
    return top >= list.top && bottom <= list.bottom + 1;
  }
});

test('what is shown in the place of rows leaves no search', async () => {
  await show(
    <Chooser
      {...chooser}
      rows={[]}
      instead={<p>Haetaan</p>}
      actions={<a href="/logout">Ulos</a>}
      isRequired
      onChoose={vi.fn()}
    />,
  );
  await expect.element(page.getByText('Haetaan')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ulos' })).toBeVisible();
  await expect.element(search).not.toBeInTheDocument();
});

test('on a narrow screen the rows are a list with each value named', async () => {
  await page.viewport(390, 800);
  await show(<Chooser {...chooser} isRequired onChoose={vi.fn()} />);
  await expect.element(page.getByRole('button', { name: 'Hallituskatu 8, 33200 Tampere' })).toBeVisible();
  const dialog = page.getByRole('dialog').element();
  const overflow = dialog.scrollWidth - dialog.clientWidth;
  await page.viewport(1024, 768);
  expect(overflow).toBe(0);
});

describe('on cards', () => {
  const sortable: ChooserColumn<Site>[] = [
    ...columns.map((column) => ({ ...column, icon: column.key === 'address' ? () => Building2 : undefined })),
    { key: 'kind', label: 'Laji', isWideOnly: true, text: ({ id }) => (id.startsWith('KL') ? 'Lämpö' : 'Sähkö') },
  ];
  beforeEach(() => () => {
    document.documentElement.style.fontSize = '';
    return page.viewport(1024, 768);
  });

  test('what the icon shows is read all the same, and sorted by (representation.dialog)', async () => {
    await page.viewport(390, 800);
    await show(<Chooser {...chooser} columns={sortable} isRequired onChoose={vi.fn()} />);
    const last = page.getByRole('row', { name: /Rantasaunantie/ });
    await expect.element(last.getByRole('cell', { name: 'Lämpö' })).toBeInTheDocument();
    expect(last.getByRole('cell', { name: 'Lämpö' }).element().getBoundingClientRect().width).toBeLessThan(2);
    await page.getByRole('button', { name: 'Laji' }).click();
    await expect.poll(() => names()[0]).toBe('Rantasaunantie 118, 34800 Virrat');
    await expectAccessible();
  });

  test('rows are seen at first at text of 200 % in a narrow window too (layout.largeText)', async () => {
    document.documentElement.style.fontSize = '32px';
    await page.viewport(320, 800);
    await show(<Chooser {...chooser} columns={sortable} isRequired onChoose={vi.fn()} />);
    const list = page.getByRole('region', { name: texts.list });
    await expect.poll(() => document.querySelectorAll('tbody tr').length).toBeGreaterThan(0);
    const row = page
      .getByRole('row', { name: /Aleksanterinkatu/ })
      .element()
      .getBoundingClientRect();
    const { bottom } = list.element().getBoundingClientRect();
    expect(bottom - row.top).toBeGreaterThan(64);
  });
});

test('Forward opens again one that Back has closed (overlay.forward)', async () => {
  function Opened() {
    const [isOpen, setIsOpen] = useState(true);
    const ways = { onClose: () => setIsOpen(false), onReopen: () => setIsOpen(true) };
    return isOpen && <Chooser {...chooser} {...ways} closeLabel="Sulje" onChoose={vi.fn()} />;
  }
  await show(<Opened />);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  history.forward();
  await expect.element(dialog).toBeVisible();
});
