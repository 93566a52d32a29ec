import { Sun, Thermometer, Zap, type IconNode } from 'lucide';

/** A delivery site as the list shows it. */
export interface Row {
  address: string;
  number: string;
  kind: string;
}

const streets = [
  'Aleksanterinkatu',
  'Hallituskatu',
  'Hämeenkatu',
  'Kuninkaankatu',
  'Rantasaunantie',
  'Ylioppilaankatu',
];
const icons = [Zap, Thermometer, Sun];
const kinds = ['Sähkö', 'Kaukolämpö', 'Pientuotanto'];
const HOUSES = 834;

/** Five thousand, by address, as the server sends them. */
export const rows: Row[] = streets
  .flatMap((street) => Array.from({ length: HOUSES }, (_, house) => `${street} ${house + 1}, 33100 Tampere`))
  .slice(0, 5000)
  .map((address, index) => ({ address, number: `Y${7_000_000 + index}`, kind: kinds[index % 3] ?? '' }));

export const iconOf = ({ kind }: Row): IconNode => icons[kinds.indexOf(kind)] ?? Zap;
