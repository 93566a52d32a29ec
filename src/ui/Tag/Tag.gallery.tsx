import { Ban, Check, CircleAlert, Clock, Star, TriangleAlert } from 'lucide';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Row } from '../Stack/Stack.tsx';
import { Tag } from './Tag.tsx';

export const gallery: ComponentGallery = {
  name: 'Tag',
  purpose: 'How a thing stands, in a word or two.',
  states: {
    'by tone': () => (
      <Row>
        <Tag>Päättynyt</Tag>
        <Tag tone="positive" icon={Check}>
          Maksettu
        </Tag>
        <Tag tone="info" icon={Clock}>
          Avoin
        </Tag>
        <Tag tone="warning" icon={TriangleAlert}>
          Päättyy 28.2.2026
        </Tag>
        <Tag tone="critical" icon={CircleAlert}>
          Myöhässä
        </Tag>
        <Tag tone="outline" icon={Ban}>
          Ei sallittu
        </Tag>
        <Tag tone="solid" icon={Star}>
          Suosittu
        </Tag>
      </Row>
    ),
    'long words': () => <Tag tone="info">Kaukolämmöntoimitussopimuksen irtisanomisilmoitus vastaanotettu</Tag>,
  },
};
