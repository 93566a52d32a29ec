import type { ComponentGallery } from '../gallery/gallery.ts';
import { Tag } from '../Tag/Tag.tsx';
import { Controls, Pair, Row, Stack } from './Stack.tsx';

const things = ['Sähkö', 'Kaukolämpö', 'Kaukolämmöntoimitussopimuksen liittymismaksu'].map((name) => (
  <Tag key={name}>{name}</Tag>
));

export const gallery: ComponentGallery = {
  name: 'Stack',
  purpose: 'Things below or beside one another with the same space between them.',
  states: {
    small: () => <Stack gap="small">{things}</Stack>,
    medium: () => <Stack>{things}</Stack>,
    large: () => <Stack gap="large">{things}</Stack>,
    row: () => <Row>{things}</Row>,
    'what chooses': () => <Controls wide={<Tag>Koivukuja 4 B, Tampere</Tag>}>{things}</Controls>,
    'a pair': () => <Pair first={<Stack>{things}</Stack>} second={<Stack>{things}</Stack>} />,
  },
};
