import type { ComponentGallery } from '../gallery/gallery.ts';
import { Row } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

export const gallery: ComponentGallery = {
  name: 'Avatar',
  purpose: 'The initials of someone whose name stands beside them.',
  states: {
    'customers and an employee': () => (
      <Row>
        <Avatar name="Aino Mäkelä" /> Aino Mäkelä
        <Avatar name="As. Oy Kuusikkorinne" /> As. Oy Kuusikkorinne
        <Avatar name="Kaisa Lehtonen" isStaff /> Kaisa Lehtonen, asiakaspalvelu
        <Avatar name={null} /> Oma tili
      </Row>
    ),
  },
};
