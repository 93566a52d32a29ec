import type { ComponentGallery } from '../gallery/gallery.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

export const gallery: ComponentGallery = {
  name: 'ErrorSummary',
  purpose: 'What keeps a form from being sent, with a link to each field.',
  states: {
    several: () => (
      <Stack>
        <ErrorSummary
          title="Tarkista kolme kohtaa"
          items={[
            { fieldId: 'numero', text: 'Talon numero puuttuu' },
            { fieldId: 'postinumero', text: 'Postinumerossa on viisi numeroa, esimerkiksi 33200' },
            { fieldId: 'tunnus', text: 'Sähkönkäyttöpaikkatunnustarkennetta ei löytynyt' },
          ]}
        />
        <TextField id="numero" label="Talon numero" error="Talon numero puuttuu." />
      </Stack>
    ),
  },
};
