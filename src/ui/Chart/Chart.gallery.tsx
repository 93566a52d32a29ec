import type { ComponentGallery } from '../gallery/gallery.ts';
import { Panel } from '../Panel/Panel.tsx';
import { BarChart } from './BarChart.tsx';
import { autumnNight, formatTick, monthOfDays, priceDay, yearOfDays } from './Chart.sample.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartOrTable } from './ChartOrTable.tsx';
import { ChartTable } from './ChartTable.tsx';
import { ValueTable } from './ValueTable.tsx';

const spotDay = priceDay();
const negativeDay = priceDay(5.5);
const month = monthOfDays();
const night = autumnNight();
const year = yearOfDays();
const electricityYear = { ...year, label: 'Sähkö', line: undefined };
const now = { index: 50, text: 'Nyt 12.30' };
const ownPrice = {
  label: 'Oma hinta',
  values: spotDay.values.map((price) => price && price + 0.59),
  unit: 'c/kWh',
  shape: 'steps' as const,
  format: spotDay.format,
  formatTick,
};

export const gallery: ComponentGallery = {
  name: 'Chart',
  purpose: 'Energy or price over time, as bars; the same values stand in a table.',
  states: {
    'a day of spot prices': () => (
      <Panel title="Pörssisähkön hinta tänään" tone="kaamos">
        <BarChart
          data={spotDay}
          summary="Pörssisähkön hinta tänään vartin välein. Nyt hinta on edullinen. Kallein klo 18.45."
          unit="c/kWh"
          tone="mid"
          formatTick={formatTick}
          now={now}
          bands={[
            { from: 4, to: 20 },
            { from: 49, to: 60 },
          ]}
        />
        <ChartLegend
          items={[
            { mark: 'low', label: 'Halpa' },
            { mark: 'mid', label: 'Tavallinen' },
            { mark: 'high', label: 'Kallis' },
            { mark: 'band', label: 'Halvat jaksot' },
          ]}
        />
        <ChartTable data={spotDay} label="Hinnat taulukkona" slotHeading="Vartti" />
      </Panel>
    ),
    'negative prices, a chosen time': () => (
      <>
        <BarChart
          data={negativeDay}
          summary="Pörssisähkön hinta vartin välein. Keskipäivällä hinta on negatiivinen."
          unit="c/kWh"
          tone="mid"
          formatTick={formatTick}
          chosen={{ from: 48, to: 60 }}
          midnight={88}
        />
        <ChartLegend
          items={[
            { mark: 'negative', label: 'Negatiivinen' },
            { mark: 'band', label: 'Valitsemasi jakso' },
          ]}
        />
      </>
    ),
    'a month with the year before, missing and estimated days': () => (
      <>
        <BarChart
          data={month}
          summary="Sähkönkulutus tammikuussa 2026 päivittäin. Kahdelta päivältä puuttuu mittaus."
          unit="kWh/päivä"
          tone="electricity"
          formatTick={formatTick}
        />
        <ChartLegend
          items={[
            { mark: 'electricity', label: 'Sähkö' },
            { mark: 'compared', label: 'Vuotta aiemmin' },
            { mark: 'missing', label: 'Ei mittausta 12.–13.1.' },
            { mark: 'electricity estimated', label: 'Arvio' },
          ]}
        />
        <ChartTable data={month} label="Samat tiedot taulukkona" slotHeading="Päivä" />
      </>
    ),
    'as a table in its place': () => (
      <ChartOrTable
        shown="table"
        onChoose={() => {}}
        texts={{ label: 'Esitystapa', chart: 'Kuvaaja', table: 'Taulukko' }}
        chart={null}
        legend={null}
        table={<ValueTable data={month} label="Kulutus tammikuussa" slotHeading="Päivä" height="chart" />}
      />
    ),
    'the night with 25 hours': () => (
      <BarChart
        data={night}
        summary="Sähkönkulutus tunneittain 26.10.2025. Tunti 03 toistuu."
        unit="kWh/h"
        tone="electricity"
        formatTick={formatTick}
      />
    ),
    'a year of days as a silhouette': () => (
      <BarChart
        data={electricityYear}
        summary="Sähkönkulutus vuonna 2025 päivittäin."
        unit="kWh/päivä"
        tone="electricity"
        formatTick={formatTick}
      />
    ),
    'temperature over heat': () => (
      <>
        <BarChart
          data={year}
          summary="Kaukolämmön kulutus ja keskilämpötila vuonna 2025 päivittäin."
          unit="kWh/päivä"
          tone="heat"
          formatTick={formatTick}
        />
        <ChartLegend
          items={[
            { mark: 'heat', label: 'Kaukolämpö' },
            { mark: 'line', label: 'Keskilämpötila' },
            { mark: 'missing', label: 'Ei mittausta 25.–27.9.' },
          ]}
        />
      </>
    ),
    'own price in steps': () => (
      <BarChart
        data={{ ...spotDay, line: ownPrice }}
        summary="Hinta ja oma hinta vartin välein."
        unit="c/kWh"
        tone="mid"
        formatTick={formatTick}
      />
    ),
  },
};
