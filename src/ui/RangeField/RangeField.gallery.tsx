import { useState } from 'react';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Stack } from '../Stack/Stack.tsx';
import { RangeField } from './RangeField.tsx';

function Share({ first, hint, scale }: { first: number; hint?: string; scale?: string[] }) {
  const [value, setValue] = useState(first);
  return (
    <RangeField
      label="Siirrettävä osuus"
      {...{ hint, scale, value }}
      onChange={setValue}
      min={0}
      max={40}
      step={5}
      format={(share) => `${share} %`}
    />
  );
}

export const gallery: ComponentGallery = {
  name: 'RangeField',
  purpose: 'A number that is tried out rather than known.',
  states: {
    states: () => (
      <Stack gap="large">
        <Share first={15} />
        <Share first={0} hint="Pyykinpesu, astianpesu ja sähköauton lataus." scale={['0 %', '20 %', '40 %']} />
        <Share first={40} />
      </Stack>
    ),
  },
};
