import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { BarChart } from './BarChart.tsx';
import { autumnNight, formatTick, monthOfDays, yearOfDays } from './Chart.sample.ts';
import type { ChartData, ChartRun } from './chartData.ts';
import { ChartTable } from './ChartTable.tsx';
import type { ChartZoom } from './zoom.ts';

const chartOf = (data: ChartData, zoom?: ChartZoom) => (
  <BarChart
    data={data}
    summary="Kulutus tammikuussa"
    unit="kWh/päivä"
    tone="electricity"
    formatTick={formatTick}
    {...(zoom && { zoom })}
  />
);
/** What a chart was asked to go into, and out of. */
function zoomOf() {
  const gone: unknown[] = [];
  const zoom: ChartZoom = {
    hint: 'Enter tarkentaa',
    onIn: (stretch) => gone.push(stretch),
    onOut: () => gone.push('out'),
    onBeside: (direction) => gone.push(direction),
  };
  return { zoom, gone };
}
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

test('what is looked at is told within its box, however narrow that is and however large the text', async () => {
  document.documentElement.style.fontSize = '32px';
  const format = () => '12345,6\u00A0kWh';
  await show(<div style={{ width: '6rem' }}>{chartOf({ ...month, label: 'Kaukolämmönkulutus', format })}</div>);
  await userEvent.keyboard('{Tab}{End}');
  await expect.element(page.getByText('31.1.2026', { exact: true })).toBeVisible();
  const texts = [...document.querySelectorAll('[data-text]')].map((text) => text.getBoundingClientRect());
  const box = document.querySelector('[data-text]')?.parentElement?.getBoundingClientRect();
  document.documentElement.style.fontSize = '';
  expect(texts.filter(({ right }) => right > (box?.right ?? 0))).toEqual([]);
});

test('a pointer that goes on is followed, and the arrow keys go on from there', async () => {
  await show(chartOf(month));
  const plot = page.getByRole('img');
  const { width } = plot.element().getBoundingClientRect();
  const at = (day: number) => ({ position: { x: (width * (day - 0.5)) / 31, y: 20 } });
  await userEvent.hover(plot, at(3));
  await expect.element(page.getByText('3.1.2026')).toBeVisible();
  await userEvent.hover(plot, at(30));
  await expect.element(page.getByText('30.1.2026')).toBeVisible();
  await expect.element(page.getByText(/kWh, arvio$/)).toBeVisible();
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  await expect.poll(announced).toMatch(/^29\.1\.2026/);
  await expect.element(page.getByText('29.1.2026', { exact: true })).toBeVisible();
});

test('more slots than pixels are drawn pixel by pixel, and those that are shown as bars', async () => {
  const slots = 5000;
  const many: ChartData = {
    ...month,
    values: Float64Array.from({ length: slots }, (_, slot) => (slot === 2500 ? 9 : 1)),
    compared: { label: 'Vuotta aiemmin', values: new Float64Array(slots) },
    isEstimated: (slot) => slot < 1000,
    axisLabels: (from, to) => [
      { at: from, text: `${from}` },
      { at: to, text: 'ei näy' },
    ],
  };
  function Many() {
    const [shown, setShown] = useState<ChartRun>();
    return (
      <>
        <button type="button" onClick={() => setShown({ from: 2490, to: 2520 })}>
          Lähemmäs
        </button>
        <BarChart data={many} summary="Paljon" unit="kWh" tone="electricity" {...{ shown, formatTick }} />
      </>
    );
  }
  await show(<Many />);
  await expect.poll(barCount).toBe(2);
  await expect.element(page.getByText('10', { exact: true })).toBeVisible();
  await page.getByRole('button').click();
  await expect.poll(barCount).toBe(30);
  await expect.element(page.getByText('2490')).toBeVisible();
  await userEvent.keyboard('{Tab}{End}');
  await expect.poll(announced).toMatch(/^2520\.1\.2026/);
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

test('Shift and the arrows pick a stretch, Enter goes in, Escape out where nothing is looked at', async () => {
  const { zoom, gone } = zoomOf();
  await show(chartOf(month, zoom));
  await userEvent.keyboard('{Tab}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  await expect.poll(announced).toBe('1.1.2026 – 3.1.2026');
  expect(marks('band')).toHaveLength(1);
  await expect.element(page.getByRole('img')).toHaveAccessibleDescription('Enter tarkentaa');
  await userEvent.keyboard('{Enter}');
  await expect.poll(announced).toBe('');
  await userEvent.keyboard('{End}{Enter}{Home}{Escape}');
  expect(gone).toEqual([
    { from: 0, to: 3 },
    { from: 30, to: 31 },
  ]);
  await userEvent.keyboard('{Escape}{PageUp}{PageDown}');
  expect(gone.slice(2)).toEqual(['out', -1, 1]);
});

test('a drag over a chart that goes nowhere selects no text', async () => {
  await show(
    <>
      {chartOf(month)}
      <p data-testid="below">Luvut ovat ostettua sähköä.</p>
    </>,
  );
  const from = { sourcePosition: { x: 9, y: 30 }, targetPosition: { x: 90, y: 5 } };
  await userEvent.dragAndDrop(page.getByRole('img'), page.getByTestId('below'), from);
  expect(getSelection()?.toString()).toBe('');
});

test('a press of the mouse goes into a bar, a drag into a stretch, a wheel with Ctrl and two fingers in or out; a tap looks', async () => {
  const { zoom, gone } = zoomOf();
  await show(chartOf(month, zoom));
  const plot = page.getByRole('img').element();
  const { left, width, top } = plot.getBoundingClientRect();
  const at = (share: number) => ({ clientX: left + width * share, clientY: top + 9, bubbles: true, cancelable: true });
  const point = async (type: string, share: number, options: PointerEventInit = {}) => {
    plot.dispatchEvent(new PointerEvent(type, { ...at(share), pointerType: 'mouse', pointerId: 1, ...options }));
    await new Promise(requestAnimationFrame);
  };
  const finger = (pointerId: number) => ({ pointerType: 'touch', pointerId });
  plot.setPointerCapture = () => undefined;

  await point('pointerdown', 0.01, { buttons: 1 });
  await point('pointerup', 0.01);
  await point('pointerdown', 0.99, { buttons: 1 });
  await point('pointermove', 0.9, { buttons: 1 });
  await point('pointerup', 0.9);
  for (const deltaY of [-40, -40, -40])
    plot.dispatchEvent(new WheelEvent('wheel', { ...at(0.52), deltaY, ctrlKey: true }));
  plot.dispatchEvent(new WheelEvent('wheel', { ...at(0.52), deltaY: -400 }));
  // A touchpad that goes on after it has counted, and one that has been still.
  for (const deltaX of [50, 50, 50, 50]) plot.dispatchEvent(new WheelEvent('wheel', { ...at(0.52), deltaX }));
  await point('pointerdown', 0.42, finger(2));
  await point('pointerdown', 0.62, finger(3));
  await point('pointermove', 0.27, finger(2));
  await point('pointermove', 0.77, finger(3));
  await point('pointerup', 0.77, finger(3));
  await point('pointerup', 0.27, finger(2));
  for (const share of [0.3, 0.5]) {
    await point(share === 0.3 ? 'pointerdown' : 'pointermove', share, finger(2));
    await point(share === 0.3 ? 'pointerdown' : 'pointermove', share + 0.2, finger(3));
  }
  await point('pointerup', 0.7, finger(3));
  await point('pointerup', 0.5, finger(2));
  expect(gone).toEqual([{ from: 0, to: 1 }, { from: 27, to: 31 }, { from: 8, to: 24 }, 1, { from: 10, to: 22 }, -1]);

  await point('pointerdown', 0.01, finger(4));
  await point('pointerup', 0.01, finger(4));
  await expect.element(page.getByText('1.1.2026', { exact: true })).toBeVisible();
  expect(gone).toHaveLength(6);
});
