import type { ComponentGallery } from '../gallery/gallery.ts';
import { Stack } from '../Stack/Stack.tsx';
import { SelectField } from './SelectField.tsx';

const banks = ['Aktia', 'Danske Bank', 'Nordea', 'OP'].map((label) => ({ value: label, label }));

export const gallery: ComponentGallery = {
  name: 'SelectField',
  purpose: 'One of many, from the list of the browser.',
  states: {
    states: () => (
      <Stack>
        <SelectField label="Pankki" options={banks} placeholder="Valitse pankki" />
        <SelectField label="Osoitteen laji" options={[{ value: 'street', label: 'Katuosoite' }]} />
        <SelectField
          label="Pankki"
          options={banks}
          placeholder="Valitse pankki"
          error="Valitse jokin vaihtoehto: Pankki"
        />
        <SelectField
          label="Käyttöpaikka"
          hint="Sähkön ja kaukolämmön käyttöpaikat."
          options={[{ value: '1', label: 'Rantasaunantie 118, Virrat · Kaukolämmöntoimitussopimuksen käyttöpaikka' }]}
        />
        <SelectField label="Ei käytössä" options={banks} disabled />
      </Stack>
    ),
  },
};
