import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import type { DataColumn } from './dataColumn.ts';
import { DataTable } from './DataTable.tsx';

interface Site {
  id: string;
  name: string;
  energy: number | null;
}

const sites: Site[] = [
  { id: '1', name: 'Öljykuja 1', energy: 900 },
  { id: '2', name: 'Åkerintie 2', energy: null },
  { id: '3', name: 'Aleksinkatu 10', energy: 10_000 },
  { id: '4', name: 'Aleksinkatu 9', energy: 20 },
];

const columns: DataColumn<Site>[] = [
  { key: 'name', label: 'Osoite', isRowHeader: true, cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    key: 'energy',
    label: 'Energia',
    align: 'end',
    cell: ({ energy }) => energy ?? '–',
    sortValue: ({ energy }) => energy,
  },
  { key: 'id', label: 'Numero', cell: ({ id }) => <a href={`#other-${id}`}>{id}</a> },
];

const table = { caption: 'Käyttöpaikat', columns, rows: sites, rowKey: ({ id }: Site) => id, locale: 'fi' };

const names = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
const header = (name: string) => page.getByRole('columnheader', { name });

beforeEach(() => {
  window.location.hash = '';
});

test('a column is sorted by its button, in the order of the language, and says so', async () => {
  await show(<DataTable {...table} />);
  expect(names()).toEqual(['Öljykuja 1', 'Åkerintie 2', 'Aleksinkatu 10', 'Aleksinkatu 9']);
  await page.getByRole('button', { name: 'Osoite' }).click();
  await expect.element(header('Osoite')).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(['Aleksinkatu 9', 'Aleksinkatu 10', 'Åkerintie 2', 'Öljykuja 1']);
  await page.getByRole('button', { name: 'Energia' }).click();
  await page.getByRole('button', { name: 'Energia' }).click();
  await expect.element(header('Energia')).toHaveAttribute('aria-sort', 'descending');
  await expect.element(header('Osoite')).not.toHaveAttribute('aria-sort');
  expect(names()).toEqual(['Aleksinkatu 10', 'Öljykuja 1', 'Aleksinkatu 9', 'Åkerintie 2']);
});

test('a column without a value to sort by has no button', async () => {
  await show(<DataTable {...table} />);
  await expect.element(header('Numero')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Numero' })).not.toBeInTheDocument();
});

test('a press anywhere on a row picks it once; the keyboard has one button a row', async () => {
  const onPick = vi.fn();
  await show(<DataTable {...table} rowAction={{ onPick }} isCurrent={({ id }) => id === '2'} />);
  await page.getByRole('cell', { name: '900' }).click();
  expect(onPick.mock.calls).toEqual([[sites[0]]]);
  await page.getByRole('button', { name: 'Åkerintie 2' }).click();
  expect(onPick.mock.calls).toEqual([[sites[0]], [sites[1]]]);
  await expect.element(page.getByRole('button', { name: 'Åkerintie 2' })).toHaveAttribute('aria-current', 'true');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Aleksinkatu 10' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenLastCalledWith(sites[2]);
});

test('another link within the row is that link alone', async () => {
  const onPick = vi.fn();
  await show(<DataTable {...table} rowAction={{ onPick }} />);
  await page.getByRole('link', { name: '3' }).click();
  expect(onPick).not.toHaveBeenCalled();
  expect(window.location.hash).toBe('#other-3');
});

test('a row that leads somewhere is followed by a press on it', async () => {
  await show(<DataTable {...table} rowAction={{ href: ({ id }) => `#site-${id}` }} />);
  await page.getByRole('cell', { name: '900' }).click();
  expect(window.location.hash).toBe('#site-1');
});

test('on a narrow screen it stays a table to readers of the screen, each value with its label', async () => {
  await page.viewport(390, 800);
  await show(<DataTable {...table} />);
  await expect.element(page.getByRole('table', { name: 'Käyttöpaikat' })).toBeInTheDocument();
  await expect.element(page.getByRole('rowheader', { name: 'Öljykuja 1' })).toBeVisible();
  const cell = page.getByRole('cell', { name: '900' }).element();
  const label = getComputedStyle(cell, '::before').content;
  await page.getByRole('button', { name: 'Osoite' }).click();
  const sorted = names();
  await page.viewport(1024, 768);
  expect(label).toContain('Energia');
  expect(sorted[0]).toBe('Aleksinkatu 9');
});

const many = Array.from({ length: 500 }, (_, index) => ({
  id: String(index),
  name: `Katu ${(index * 7919) % 500}`,
  energy: index,
}));

test('what scrolls can be scrolled by the keyboard, and its head stays', async () => {
  await show(<DataTable {...table} rows={many} height="window" />);
  const region = page.getByRole('region', { name: 'Käyttöpaikat' });
  await expect.element(region).toHaveAttribute('tabindex', '0');
  region.element().scrollTop = 4000;
  await expect.element(header('Osoite')).toBeInViewport();
});

test('what does not scroll is no stop for the keyboard', async () => {
  await show(<DataTable {...table} />);
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect.element(page.getByRole('region')).not.toBeInTheDocument();
});

test('sorting moves the rows and draws none of them again', async () => {
  const cell = vi.fn(({ name }: Site) => name);
  const counted = columns.map((column) => (column.key === 'name' ? { ...column, cell } : column));
  await show(<DataTable {...table} columns={counted} rows={many} />);
  cell.mockClear();
  (page.getByRole('button', { name: 'Osoite' }).element() as HTMLElement).click();
  await expect.poll(() => names()[0]).toBe('Katu 0');
  expect(cell).not.toHaveBeenCalled();
});

const inTracks = columns.map((column) => ({ ...column, track: '1fr', isWideOnly: column.key === 'id' }));
const isLaidOut = (name: string) =>
  page.getByText(name, { exact: true }).element().checkVisibility({ contentVisibilityAuto: true });

test('rows in tracks are laid out once they come near the window, and are there for readers and searches before', async () => {
  await show(<DataTable {...table} columns={inTracks} rows={many} rowAction={{ href: ({ id }) => `#site-${id}` }} />);
  const [first = '', last = ''] = [names()[0], names().at(-1)];
  await expect.poll(() => isLaidOut(first)).toBe(true);
  expect(isLaidOut(last)).toBe(false);
  await expect.element(page.getByRole('rowheader', { name: last })).toBeInTheDocument();
  page.getByRole('rowheader', { name: last }).element().scrollIntoView();
  await expect.poll(() => isLaidOut(last)).toBe(true);
  await page.getByRole('rowheader', { name: last }).click();
  expect(window.location.hash).toBe('#site-499');
});

test('where there is little room for tracks, what only wide tables show is left out', async () => {
  await page.viewport(1024, 768);
  await show(<DataTable {...table} columns={inTracks} />);
  await expect.element(header('Numero')).toBeVisible();
  await page.viewport(704, 768);
  await expect.element(header('Numero')).not.toBeInTheDocument();
  await expect.element(page.getByRole('cell', { name: '900' })).toBeVisible();
  await page.viewport(1024, 768);
});
