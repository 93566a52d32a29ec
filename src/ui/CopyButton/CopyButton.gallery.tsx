import type { ComponentGallery } from '../gallery/gallery.ts';
import { CopyButton } from './CopyButton.tsx';

export const gallery: ComponentGallery = {
  name: 'CopyButton',
  purpose: 'Copies what stands beside it.',
  states: {
    'beside a number': () => (
      <p>
        2401 8830 17{' '}
        <CopyButton
          text="2401883017"
          label="Kopioi viitenumero"
          copied="Viitenumero kopioitu"
          refused="Selain ei anna kopioida"
          words={{ copied: 'Kopioitu', refused: 'Ei kopioitu' }}
        />
      </p>
    ),
  },
};
