import type { ComponentGallery } from '../gallery/gallery.ts';
import { TextButton } from './TextButton.tsx';
import { TextLink } from './TextLink.tsx';

export const gallery: ComponentGallery = {
  name: 'TextLink',
  purpose: 'A link within text.',
  states: {
    'in a sentence': () => (
      <p>
        Eikö jokin täsmää? <TextLink href="#ask">Kysy laskusta</TextLink> tai soita{' '}
        <TextLink href="tel:+358201234500">020 1234 500</TextLink>.
      </p>
    ),
    'something to do in a sentence': () => (
      <p>
        Hoidat nyt tämän asiakkaan asioita: Eero Mäkelä.{' '}
        <TextButton onClick={() => {}}>Palaa omiin tietoihisi</TextButton>
      </p>
    ),
  },
};
