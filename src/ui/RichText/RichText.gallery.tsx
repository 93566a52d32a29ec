import type { ComponentGallery } from '../gallery/gallery.ts';
import { RichText } from './RichText.tsx';

type Json = Record<string, unknown>;

const text = (value: string, ...marks: string[]): Json => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
});
const node = (nodeType: string, ...content: Json[]): Json => ({ nodeType, content });
const paragraph = (...content: Json[]) => node('paragraph', ...content);
const item = (...content: Json[]) => node('list-item', ...content);
const link = (uri: string, words: string): Json => ({ nodeType: 'hyperlink', data: { uri }, content: [text(words)] });
const cell = (words: string) => node('table-cell', paragraph(text(words)));
const header = (words: string) => node('table-header-cell', paragraph(text(words)));
const image = (align: string): Json => ({
  nodeType: 'image',
  data: { src: '/src/ui/RichText/RichText.gallery.svg', alt: 'Mittari kaappinsa sisällä', align },
});

const article = node(
  'document',
  node('heading-1', text('Näin luet mittarin')),
  paragraph(
    text('Mittari näyttää '),
    text('kokonaiskulutuksen', 'bold'),
    text(' kilowattitunteina. Lue siitä '),
    text('vain kokonaiset luvut', 'italic'),
    text(' ja lähetä ne '),
    link('/contracts', 'sopimuksesi sivulla'),
    text('. Lisää kertoo '),
    link('https://www.energiavirasto.fi/', 'Energiavirasto'),
    text('.'),
  ),
  node('heading-2', text('Ennen kuin aloitat')),
  image('right'),
  node(
    'unordered-list',
    item(paragraph(text('Etsi käyttöpaikkatunnus.'))),
    item(
      paragraph(text('Avaa mittarikaappi:')),
      node(
        'ordered-list',
        item(paragraph(text('Käännä lukko vastapäivään.'))),
        item(paragraph(text('Vedä luukku auki.'))),
      ),
    ),
  ),
  node('heading-3', text('Kaukolämmöntoimitussopimuksen mittauslaitteistovaatimukset')),
  node(
    'table',
    node('table-row', header('Mittari'), header('Yksikkö')),
    node('table-row', cell('Sähkö'), cell('kWh')),
    node('table-row', cell('Kaukolämpö'), cell('MWh')),
  ),
  image('block'),
);

const texts = { externalLabel: 'toinen palvelu', tableLabel: 'Taulukko' };

export const gallery: ComponentGallery = {
  name: 'RichText',
  purpose: 'A text that an editor wrote.',
  states: {
    article: () => <RichText document={article} baseLevel={3} {...texts} />,
    small: () => <RichText document={article} baseLevel={3} size="small" {...texts} />,
    'of nothing that is known': () => <RichText document={{ nodeType: 'embedded-entry' }} baseLevel={3} {...texts} />,
  },
};
