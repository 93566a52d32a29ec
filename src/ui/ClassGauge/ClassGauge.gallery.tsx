import type { ComponentGallery } from '../gallery/gallery.ts';
import { Panel } from '../Panel/Panel.tsx';
import { ClassGauge } from './ClassGauge.tsx';

const classes = [
  { name: 'S', from: 0 },
  { name: 'M', from: 2001 },
  { name: 'L', from: 3001 },
  { name: 'XL', from: 5001 },
];

const gauge = { classes, max: 9000 };

export const gallery: ComponentGallery = {
  name: 'ClassGauge',
  purpose: 'An estimate of a year’s consumption among the classes.',
  states: {
    'in the middle': () => (
      <Panel title="Arvio vuosikulutuksestasi">
        <ClassGauge {...gauge} value={4800} label="Arvio 4 800 kilowattituntia vuodessa, kulutusluokka L" />
      </Panel>
    ),
    'beyond the last': () => (
      <ClassGauge {...gauge} value={21_000} label="Arvio 21 000 kilowattituntia vuodessa, kulutusluokka XL" />
    ),
    'nothing yet': () => <ClassGauge {...gauge} value={0} label="Ei arviota vielä" />,
  },
};
