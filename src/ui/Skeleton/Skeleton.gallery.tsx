import type { ComponentGallery } from '../gallery/gallery.ts';
import { DetailSkeleton, ObjectListSkeleton } from './Skeleton.tsx';

export const gallery: ComponentGallery = {
  name: 'Skeleton',
  purpose: 'The shape of what is on its way.',
  states: {
    'a list of things': () => <ObjectListSkeleton label="Haetaan sopimuksia" />,
    'a page about one thing': () => <DetailSkeleton label="Haetaan sopimusta" />,
  },
};
