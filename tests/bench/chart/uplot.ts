import 'uplot/dist/uPlot.min.css';
import UPlot from 'uplot';
import type { Draw, Drawn } from './drawn.ts';
import type { Points } from './points.ts';
import { written } from './written.ts';

/** As wide as ours, and its plot as high. */
const SIZE = { width: 1100, height: 339 };

/** Three lines, with the grid, the axes, the cursor and the legend that it has by itself, and no more. */
export function uPlotOf({ starts, energy, yearBefore, temperature }: Points): Draw {
  const seconds = Array.from(starts, (start) => start / 1000);
  return (place) => drawn(place, [seconds, energy, yearBefore, temperature]);
}

function drawn(place: HTMLElement, columns: UPlot.AlignedData): Drawn {
  const [seconds] = columns;
  const chart = new UPlot(
    {
      ...SIZE,
      series: [
        { value: (_, at) => (at === null ? '' : written.instant(at * 1000)) },
        { label: 'Sähkö', stroke: '#0f7a5a', scale: 'kWh', value: (_, value) => written.energy(value) },
        { label: 'Vuotta aiemmin', stroke: '#8a8a8a', scale: 'kWh', value: (_, value) => written.energy(value) },
        { label: 'Lämpötila', stroke: '#406aad', scale: '°C', value: (_, value) => written.temperature(value) },
      ],
      axes: [{}, { scale: 'kWh' }, { scale: '°C', side: 1, grid: { show: false } }],
      cursor: { drag: { setScale: false } },
    },
    columns,
    place,
  );
  return {
    show(from, to) {
      const at = (slot: number) => seconds[Math.min(seconds.length - 1, Math.round(slot))] ?? 0;
      chart.setScale('x', { min: at(from), max: at(to) });
    },
  };
}
