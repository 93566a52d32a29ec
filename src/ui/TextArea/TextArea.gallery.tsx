import type { ComponentGallery } from '../gallery/gallery.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const remaining = (left: number) => (left < 0 ? `${-left} merkkiä liikaa` : `${left} merkkiä jäljellä`);

export const gallery: ComponentGallery = {
  name: 'TextArea',
  purpose: 'Text of several lines. Where it has a limit it counts what is left.',
  states: {
    states: () => (
      <Stack gap="large">
        <TextArea label="Mikä toimi hyvin?" mark="(vapaaehtoinen)" rows={2} />
        <TextArea
          label="Viesti asiakaspalvelulle"
          hint="Älä kirjoita henkilötunnusta tai tilinumeroa."
          limit={{ characters: 200, remaining }}
          defaultValue="Sähköt katkesivat eilen illalla, ja kaukolämpö on ollut poissa siitä asti."
        />
        <TextArea
          label="Liian pitkä"
          limit={{ characters: 20, remaining }}
          defaultValue="Sähkönsiirtoverkonhaltijanvaihdosilmoitus"
          error="Lyhennä tekstiä: enintään 20 merkkiä."
        />
        <TextArea label="Ei käytössä" defaultValue="Lähetetty" disabled rows={2} />
      </Stack>
    ),
  },
};
