import type { ComponentGallery } from '../gallery/gallery.ts';
import { Panel } from '../Panel/Panel.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SaveBar } from './SaveBar.tsx';

const texts = { cancelLabel: 'Peruuta', saveLabel: 'Tallenna muutokset', onCancel: () => {} };

export const gallery: ComponentGallery = {
  name: 'SaveBar',
  purpose: 'In view at the bottom of a form, as long as something is not saved. It is wider than the form.',
  states: {
    states: () => (
      <Stack>
        <Panel title="Omat tiedot" tone="line">
          <SaveBar label="Tallentamattomat muutokset" changes="2 tallentamatonta muutosta" {...texts} />
        </Panel>
        <Panel title="Tallennus" tone="line">
          <SaveBar label="Tallennuksen tila" changes="1 tallentamaton muutos" {...texts} isSaving />
        </Panel>
      </Stack>
    ),
  },
};
