import { useState } from 'react';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Stack } from '../Stack/Stack.tsx';
import { SearchField } from './SearchField.tsx';

function Search({ label, hint, written = '' }: { label: string; hint?: string; written?: string }) {
  const [value, setValue] = useState(written);
  return <SearchField {...{ label, hint, value }} onChange={setValue} clearLabel="Tyhjennä haku" />;
}

export const gallery: ComponentGallery = {
  name: 'SearchField',
  purpose: 'Narrows a list while it is written.',
  states: {
    states: () => (
      <Stack>
        <Search label="Hae" />
        <Search label="Hae osoitteella tai numerolla" hint="Myös päättyneiden sopimusten." written="Hämeen" />
      </Stack>
    ),
  },
};
