import type { ComponentGallery } from '../gallery/gallery.ts';
import { Stack } from '../Stack/Stack.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const ways = [
  { value: 'email', label: 'Sähköpostilla', description: 'aino.makela@esimerkki.fi' },
  { value: 'letter', label: 'Kirjeenä' },
  { value: 'bank', label: 'Verkkolaskuna verkkolaskuoperaattorin välityspalvelun kautta' },
];

export const gallery: ComponentGallery = {
  name: 'RadioGroup',
  purpose: 'One of a few, all of them seen.',
  states: {
    states: () => (
      <Stack gap="large">
        <RadioGroup
          label="Miten haluat laskun?"
          hint="Voit vaihtaa tapaa milloin vain."
          options={ways}
          value="email"
          onChoose={() => {}}
        />
        <RadioGroup
          label="Miten haluat laskun?"
          options={ways}
          error="Valitse jokin vaihtoehto: Miten haluat laskun?"
        />
        <RadioGroup label="Miten haluat laskun?" options={ways.slice(0, 2)} value="letter" readOnly />
      </Stack>
    ),
  },
};
