import type { ComponentGallery } from '../gallery/gallery.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Checkbox } from './Checkbox.tsx';

export const gallery: ComponentGallery = {
  name: 'Checkbox',
  purpose: 'Yes or no, which waits for the form to be sent.',
  states: {
    states: () => (
      <Stack>
        <Checkbox label="Minulle saa lähettää tarjouksia tekstiviestillä" />
        <Checkbox label="Minulle saa lähettää tarjouksia sähköpostilla" defaultChecked />
        <Checkbox
          label="En tiedä tunnusta"
          hint="Haemme sen osoitteen perusteella ja vahvistamme sähköpostilla."
          defaultChecked
        />
        <Checkbox
          label={
            <>
              Hyväksyn <TextLink href="#ehdot">sähköntoimitussopimuksen erityisehdot</TextLink> ja{' '}
              <TextLink href="#hinnasto">hinnaston</TextLink>
            </>
          }
          hint="Pakollinen"
          error="Ehtojen hyväksyntä puuttuu."
        />
        <Checkbox label="Ei käytössä" disabled />
        <Checkbox label="Odottaa vastausta" defaultChecked readOnly />
      </Stack>
    ),
    'changed, with a field of its own': () => (
      <Checkbox
        label="Tekstiviestillä"
        hint="Viesti maksaa operaattorisi hinnan, jos olet ulkomailla."
        saved="Nyt tallessa: ei"
        defaultChecked
      >
        <TextField label="Ilmoitusten puhelinnumero" type="tel" defaultValue="+358 40 123 4567" />
      </Checkbox>
    ),
  },
};
