import { ChartColumn, Table2 } from 'lucide';
import { useState } from 'react';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Stack } from '../Stack/Stack.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const tooLong = 'Valitse enintään 6 kuukauden aikaväli.';

function Resolution() {
  const [value, setValue] = useState('day');
  return (
    <SegmentedControl
      label="Tarkkuus"
      value={value}
      onChoose={setValue}
      options={[
        { value: 'month', label: 'Kuukausi' },
        { value: 'day', label: 'Päivä' },
        { value: 'hour', label: 'Tunti', whyNot: tooLong },
        { value: 'quarter', label: '15 min', whyNot: tooLong },
      ]}
    />
  );
}

export const gallery: ComponentGallery = {
  name: 'SegmentedControl',
  purpose: 'One of a few short options that change what the page shows.',
  states: {
    states: () => (
      <Stack gap="large">
        <Resolution />
        <SegmentedControl
          label="Asiointikieli"
          legendAs="hidden"
          value="fi"
          onChoose={() => {}}
          options={[
            { value: 'fi', label: 'suomi' },
            { value: 'sv', label: 'svenska', lang: 'sv' },
            { value: 'en', label: 'English', lang: 'en' },
          ]}
        />
        <SegmentedControl
          label="Lämmitätkö kotia sähköllä?"
          legendAs="question"
          error="Valitse jokin vaihtoehto: Lämmitätkö kotia sähköllä?"
          options={[
            { value: 'yes', label: 'Kyllä' },
            { value: 'no', label: 'En' },
            { value: 'partly', label: 'Osittain' },
          ]}
        />
      </Stack>
    ),
    'with drawings': () => (
      <SegmentedControl
        label="Esitystapa"
        legendAs="hidden"
        value="chart"
        onChoose={() => {}}
        options={[
          { value: 'chart', label: 'Kuvaaja', icon: ChartColumn },
          { value: 'table', label: 'Taulukko', icon: Table2 },
        ]}
      />
    ),
    'more than fit in a line': () => (
      <SegmentedControl
        label="Vuosikulutus"
        value="row"
        onChoose={() => {}}
        options={[
          { value: 'flat', label: 'Kerrostalo', note: '2 000' },
          { value: 'row', label: 'Rivitalo', note: '5 000' },
          { value: 'house', label: 'Sähkölämmitteinen omakotitalo', note: '18 000' },
          { value: 'own', label: 'Oma arvio' },
        ]}
      />
    ),
  },
};
