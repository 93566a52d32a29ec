import type { ComponentGallery } from '../gallery/gallery.ts';
import { Divider } from './Divider.tsx';

export const gallery: ComponentGallery = {
  name: 'Divider',
  purpose: 'A line with a word in it, between two ways to go on.',
  states: { 'one word': () => <Divider>tai</Divider> },
};
