import { createRoot } from 'react-dom/client';
import { timeLabels } from '../../../src/features/consumption/timeLabels.ts';
import { createFormats } from '../../../src/i18n/formats.ts';
import { BarChart } from '../../../src/ui/Chart/BarChart.tsx';
import { columnOf, type ChartData } from '../../../src/ui/Chart/chartData.ts';
import { ChartLegend } from '../../../src/ui/Chart/ChartLegend.tsx';
import type { Draw, Drawn } from './drawn.ts';
import type { Points } from './points.ts';
import { written } from './written.ts';

const { dayAndMonth } = createFormats('fi');

/** The columns as the page of consumption has them. */
function dataOf({ starts, energy, yearBefore, temperature, estimated }: Points): ChartData {
  const isEstimated = new Uint8Array(starts.length);
  for (const { from, to } of estimated) isEstimated.fill(1, from, to);
  return {
    label: 'Sähkö',
    values: columnOf(energy),
    wordsAt: (index) => ({ label: written.instant(starts[index] ?? 0) }),
    axisLabels: (from, to) => timeLabels(starts, { resolution: 'hour', locale: 'fi', dayAndMonth }, from, to),
    isEstimated: (index) => isEstimated[index] === 1,
    format: written.energy,
    compared: { label: 'Vuotta aiemmin', values: columnOf(yearBefore) },
    line: {
      label: 'Lämpötila',
      unit: '°C',
      shape: 'line',
      values: columnOf(temperature),
      format: written.temperature,
      formatTick: written.tick,
    },
    texts: { missing: 'ei mittausta', estimated: 'arvio' },
  };
}

const legend = (
  <ChartLegend
    items={[
      { mark: 'electricity', label: 'Sähkö' },
      { mark: 'compared', label: 'Vuotta aiemmin' },
      { mark: 'line', label: 'Lämpötila' },
      { mark: 'electricity estimated', label: 'Arvio' },
      { mark: 'missing', label: 'Ei mittausta' },
    ]}
  />
);

/** The portal's own chart, with all that it has on the page of consumption. */
export function oursOf(points: Points): Draw {
  const data = dataOf(points);
  return (place) => drawn(place, data);
}

function drawn(place: HTMLElement, data: ChartData): Drawn {
  const root = createRoot(place);
  const show = (from: number, to: number) =>
    root.render(
      <>
        <BarChart
          data={data}
          shown={{ from: Math.round(from), to: Math.round(to) }}
          summary="Kulutus tunneittain, vuotta aiemmin ja keskilämpötila"
          unit="kWh"
          tone="electricity"
          formatTick={written.tick}
        />
        {legend}
      </>,
    );
  show(0, data.values.length);
  return { show };
}
