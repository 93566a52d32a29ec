import type { ComponentGallery } from '../gallery/gallery.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Field } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { FieldRow } from './FieldRow.tsx';

export const gallery: ComponentGallery = {
  name: 'Field',
  purpose:
    'The frame of everything that is filled in: its words, and what is wrong. Pages use the fields made with it.',
  states: {
    'all of its texts': () => (
      <Field
        label="Sähkönkäyttöpaikan tunnus"
        mark="(vapaaehtoinen)"
        hint="Alkaa kirjaimella Y tai H. Löydät sen verkkoyhtiön laskusta."
        error="Tunnusta Y7012354 ei löytynyt. Tarkista se tai jatka pelkällä osoitteella."
        saved="Nyt tallessa: Y7012345"
      >
        {(control) => <input {...control} defaultValue="Y7012354" />}
      </Field>
    ),
    'groups by the size of their legend': () => (
      <Stack gap="large">
        <FieldGroup label="Etäluettavan mittarin lisätiedot" hint="Löydät ne mittarin kyljestä.">
          <TextField label="Mittarin numero" />
        </FieldGroup>
        <FieldGroup label="Käyttöpaikka" legendAs="heading" hint="Sähkönsiirtoyhtiö antaa tunnuksen.">
          <TextField label="Käyttöpaikkatunnus" />
        </FieldGroup>
        <FieldGroup label="Millaisessa kodissa asut?" legendAs="question" hint="Kesämökkiä ei lasketa.">
          <TextField label="Asuinpinta-ala" />
        </FieldGroup>
        <FieldGroup label="Osoite" legendAs="hidden" error="Anna jompikumpi." saved="Nyt tallessa: Koivukuja 4 B">
          <TextField label="Katuosoite" />
        </FieldGroup>
      </Stack>
    ),
    'short ones beside one another': () => (
      <FieldRow>
        <TextField label="Aikaisintaan" defaultValue="12.30" />
        <TextField label="Viimeistään" defaultValue="13.00" error="Väliin ei mahdu 3 h. Valitse toinen aika." />
      </FieldRow>
    ),
  },
};
