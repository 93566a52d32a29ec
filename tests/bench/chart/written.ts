const day = new Intl.DateTimeFormat('fi-FI', { weekday: 'long', day: 'numeric', month: 'numeric', year: 'numeric' });
const clock = new Intl.DateTimeFormat('fi-FI', { hour: '2-digit', minute: '2-digit' });
const number = new Intl.NumberFormat('fi-FI', { maximumFractionDigits: 2 });

const known = (value: number | null | undefined, unit: string) =>
  value === null || value === undefined ? 'ei mittausta' : `${number.format(value)} ${unit}`;

/** How both charts write what they say of a slot; the browser's zone is that of Helsinki. */
export const written = {
  instant: (at: number) => `${day.format(at)} klo ${clock.format(at)}`,
  energy: (value: number | null | undefined) => known(value, 'kWh'),
  temperature: (value: number | null | undefined) => known(value, '°C'),
  tick: (value: number) => number.format(value),
};
