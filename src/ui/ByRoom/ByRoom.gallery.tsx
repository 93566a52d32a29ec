import type { ComponentGallery } from '../gallery/gallery.ts';
import { ByRoom } from './ByRoom.tsx';

export const gallery: ComponentGallery = {
  name: 'ByRoom',
  purpose: 'Two ways to say the same, one for a wide page and one for a narrow one.',
  states: { 'one of the two': () => <ByRoom wide={<p>Tänään ja huomenna</p>} narrow={<p>Tänään</p>} /> },
};
