import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing.tsx';
import { BarChart } from './BarChart.tsx';
import { formatTick, monthOfDays } from './Chart.sample.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartOrTable, type ChartView } from './ChartOrTable.tsx';
import { chartPicture } from './chartPicture.ts';
import { ValueTable } from './ValueTable.tsx';

const data = monthOfDays();

function Both() {
  const [shown, setShown] = useState<ChartView>('chart');
  return (
    <ChartOrTable
      shown={shown}
      onChoose={setShown}
      texts={{ label: 'Esitystapa', chart: 'Kuvaaja', table: 'Taulukko' }}
      chart={<BarChart data={data} summary="Kulutus" unit="kWh/päivä" tone="electricity" formatTick={formatTick} />}
      legend={<ChartLegend items={[{ mark: 'electricity', label: 'Sähkö' }]} />}
      table={<ValueTable data={data} label="Päivät" slotHeading="Päivä" height="chart" />}
    />
  );
}

const radio = (name: string) => page.getByRole('radio', { name });
const table = () => page.getByRole('table', { name: 'Päivät' });

test('an arrow key puts the table where the chart was, and back; the choice stays about where it is', async () => {
  await show(<Both />);
  await expect.element(page.getByRole('img')).toBeVisible();
  await expect.element(table()).not.toBeInTheDocument();
  const place = radio('Taulukko').element().getBoundingClientRect().top;
  await userEvent.keyboard('{Tab}{Tab}{ArrowRight}');
  await expect.element(table()).toBeVisible();
  await expect.element(page.getByRole('img')).not.toBeInTheDocument();
  await expect.element(radio('Taulukko')).toHaveFocus();
  expect(Math.abs(radio('Taulukko').element().getBoundingClientRect().top - place)).toBeLessThan(32);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('img')).toBeVisible();
});

test('on paper the table is there as well, and before that it is not drawn', async () => {
  await show(<Both />);
  await expect.element(page.getByRole('img')).toBeVisible();
  expect(document.querySelector('table')).toBeNull();
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.querySelectorAll('tbody tr')).toHaveLength(31);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => document.querySelector('table')).toBeNull();
});

test('the picture of a chart has neither the choice nor the table for paper in it', async () => {
  await show(<Both />);
  await expect.element(page.getByRole('img')).toBeVisible();
  const written: string[] = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function note(text: string) {
    written.push(text);
  };
  try {
    await chartPicture(document.body, 'Otsikko');
  } finally {
    CanvasRenderingContext2D.prototype.fillText = fillText;
  }
  expect(written).toEqual(expect.arrayContaining(['Otsikko', 'Sähkö', 'kWh/päivä']));
  expect(written).not.toEqual(expect.arrayContaining(['Kuvaaja']));
  expect(written.filter((text) => text.startsWith('1.1.'))).toEqual([]);
});
