import type { ComponentGallery } from '../gallery/gallery.ts';
import { Panel } from '../Panel/Panel.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Caption } from '../Text/Text.tsx';
import { TickStrip, type TickTone } from './TickStrip.tsx';

const times = (count: number, tone: TickTone): TickTone[] => Array.from({ length: count }, () => tone);

export const gallery: ComponentGallery = {
  name: 'TickStrip',
  purpose: 'A period or an amount, tick by tick.',
  states: {
    'one tick a month': () => (
      <Stack>
        <TickStrip label="Voimassa 11/2024 alkaen, 15 kuukautta" ticks={[...times(9, 'none'), ...times(15, 'on')]} />
        <TickStrip label="Voimassa 9/2023–2/2025, päättynyt" ticks={[...times(18, 'ended'), ...times(6, 'none')]} />
        <Caption>Yksi tikku on yksi kuukausi.</Caption>
      </Stack>
    ),
    '92 quarters': () => (
      <TickStrip label="92 varttia, joista 12 halvinta" ticks={[...times(80, 'none'), ...times(12, 'on')]} />
    ),
    'the days of a deadline': () => (
      <Panel title="Peruutusaikaa on 9 päivää">
        <TickStrip
          size="wide"
          label="Peruutusaika 8.–21.2.2026, tänään on viides päivä, sen jälkeen jäljellä 9"
          ticks={[...times(4, 'past'), 'now', ...times(9, 'on')]}
          marks={[
            { at: 0, label: '8.2.' },
            { at: 4, label: 'tänään' },
            { at: 13, label: '21.2.2026' },
          ]}
        />
      </Panel>
    ),
    'days to wait, in the dark room': () => (
      <Panel title="Seuraava ikkuna" tone="kaamos">
        <TickStrip
          size="tall"
          label="19 päivää tästä päivästä ikkunan avautumiseen, ikkuna kestää kolme päivää"
          ticks={['now', ...times(18, 'none'), ...times(3, 'window')]}
          marks={[
            { at: 0, label: 'tänään 12.2.' },
            { at: 19, label: '3.3.' },
          ]}
        />
      </Panel>
    ),
  },
};
