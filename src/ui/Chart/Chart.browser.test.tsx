import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { BarChart } from './BarChart.tsx';
import { autumnNight, formatTick, monthOfDays, yearOfDays } from './Chart.sample.ts';
import type { ChartData } from './chartData.ts';
import { ChartTable } from './ChartTable.tsx';

const chartOf = (data: ChartData) => (
  <BarChart data={data} summary="Kulutus tammikuussa" unit="kWh/päivä" tone="electricity" formatTick={formatTick} />
);
const month = monthOfDays();
const announced = () => document.querySelector('[aria-live="polite"]')?.textContent;
const marks = (name: string) => [...document.querySelectorAll(`[data-mark="${name}"]`)];
const barCount = () =>
  marks('bars').reduce((sum, path) => sum + (path.getAttribute('d') ?? '').split('M').length - 1, 0);

test('the arrow keys, Home and End move through the slots, and each is announced; Escape ends it', async () => {
  await show(chartOf(month));
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('img', { name: 'Kulutus tammikuussa' })).toHaveFocus();
  expect(announced()).toBe('');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(announced).toMatch(/^1\.1\.2026, Sähkö .* kWh, Vuotta aiemmin .* kWh$/);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  await expect.poll(announced).toMatch(/^2\.1\.2026/);
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.poll(announced).toMatch(/^31\.1\.2026, Sähkö .* kWh, arvio/);
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await expect.poll(announced).toMatch(/^1\.1\.2026/);
  expect(marks('cursor')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(announced).toBe('');
  expect(marks('cursor')).toHaveLength(0);
});

test('a pointer shows the same, without an announcement; Escape puts it away', async () => {
  await show(chartOf(month));
  await userEvent.hover(page.getByRole('img'));
  await expect.element(page.getByText('16.1.2026')).toBeVisible();
  expect(announced()).toBe('');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('16.1.2026')).not.toBeInTheDocument();
});

test('a missing value is said and hatched, and never drawn as zero', async () => {
  await show(chartOf(month));
  await expect.poll(barCount).toBe(29);
  expect(marks('missing')[0]?.getAttribute('d')?.split('M')).toHaveLength(3);
  await userEvent.keyboard(`{Tab}${'{ArrowRight}'.repeat(12)}`);
  await expect.poll(announced).toMatch(/^12\.1\.2026, Sähkö ei mittausta, /);
});

test('a line breaks where its value is missing', async () => {
  await show(chartOf(yearOfDays()));
  await expect.poll(() => marks('line')[0]?.getAttribute('d')?.split('M')).toHaveLength(3);
});

test('the night of 25 hours has 25 bars and 25 rows, and names the hour that comes twice', async () => {
  const night = autumnNight();
  await show(
    <>
      {chartOf(night)}
      <ChartTable data={night} label="Taulukkona" slotHeading="Tunti" />
    </>,
  );
  await expect.poll(barCount).toBe(25);
  await expect.element(page.getByText('03*')).toBeVisible();
  await page.getByText('Taulukkona').first().click();
  await expect.element(page.getByRole('table', { name: 'Taulukkona' })).toBeVisible();
  expect(page.getByRole('row').elements()).toHaveLength(26);
  await expect.element(page.getByRole('row', { name: /^klo 03\.00 A/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /^klo 03\.00 B/ })).toBeVisible();
});
