import { ShieldCheck, Wind } from 'lucide';
import { useState } from 'react';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Glyph } from '../Glyph/Glyph.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import type { CardLayout, CardOption } from './OptionCard.tsx';
import { OptionCardChecks, OptionCardGroup } from './OptionCardGroup.tsx';

interface ChoiceProps {
  label: string;
  options: CardOption<string>[];
  layout?: CardLayout;
  error?: string;
}

function Choice(props: ChoiceProps) {
  const [value, setValue] = useState<string | null>(props.error === undefined ? 'a' : null);
  return <OptionCardGroup {...props} legendAs="heading" value={value} onChoose={setValue} />;
}

/** Bars as the helper's pictures have them. */
function Picture({ heights }: { heights: number[] }) {
  return (
    <svg viewBox={`0 0 ${heights.length * 7} 40`} height="100%" aria-hidden>
      {heights.map((height, index) => (
        <rect
          key={`${index}-${height}`}
          x={index * 7}
          y={40 - height}
          width="3"
          height={height}
          rx="1.5"
          fill="currentColor"
        />
      ))}
    </svg>
  );
}

export const gallery: ComponentGallery = {
  name: 'OptionCard',
  purpose: 'One of several, or any number, that need more than a word each. All of a card can be pressed.',
  states: {
    rows: () => (
      <Stack gap="large">
        <Choice
          label="Mistä muutat?"
          options={[
            {
              value: 'a',
              title: 'Koivukuja 4 B, 33820 Tampere',
              description: 'Kajo Pörssi, Tuulisähkö, Häiriöturva',
              picture: <Glyph tone="electricity" size="small" />,
            },
            {
              value: 'b',
              title: 'Rantasaunantie 118, 34800 Virrat',
              description: 'Kaukolämmöntoimitussopimuksenhinnantarkistus, alkaa 1.3.2026',
              picture: <Glyph tone="heat" size="small" />,
            },
          ]}
        />
        <Choice
          label="Mikä sopimus?"
          error="Valitse jokin vaihtoehto: Mikä sopimus?"
          options={[
            {
              value: 'a',
              title: 'Kajo Pörssi',
              description: 'Hinta vaihtuu vartin välein',
              price: { figure: '0,39', unit: 'c/kWh' },
            },
            { value: 'b', title: 'Kajo Kiinteä 24 kk', badge: 'Suosittu', price: { figure: '7,49', unit: 'c/kWh' } },
            { value: 'c', title: 'Kajo Tuuli', whyNot: 'Tätä ei saa kohteeseen, jossa on kaukolämpö.' },
          ]}
        />
      </Stack>
    ),
    columns: () => (
      <Choice
        label="Milloin sopimus alkaa?"
        layout="columns"
        options={[
          { value: 'a', title: 'Mahdollisimman pian', description: 'aikaisintaan 26.2.2026' },
          { value: 'b', title: 'Valitsen päivän', description: 'muutto- tai vaihtopäivä' },
        ]}
      />
    ),
    offers: () => (
      <Choice
        label="Lisäpalvelu"
        layout="offers"
        options={[
          {
            value: 'a',
            title: 'Tuulisähkö',
            badge: 'Suosittu',
            description: 'Sähkösi tuotetaan suomalaisella tuulivoimalla. Alkuperä varmennetaan alkuperätakuilla.',
            price: { figure: '2,95', unit: '€/kk' },
            picture: <Glyph tone="electricity" icon={Wind} />,
            more: <TextLink href="#OptionCard">Lue lisää tuulisähköstä</TextLink>,
          },
          {
            value: 'b',
            title: 'Häiriöturva',
            description: 'Korvaa sähkökatkon pilaamat elintarvikkeet.',
            price: { figure: '1,90', unit: '€/kk' },
            picture: <Glyph tone="electricity" icon={ShieldCheck} />,
          },
        ]}
      />
    ),
    pictures: () => (
      <Choice
        label="Millaisessa kodissa asut?"
        layout="pictures"
        options={[
          { value: 'b', title: 'Kerrostalo', picture: <Picture heights={[34, 34, 40, 40, 40, 40, 34, 34]} /> },
          { value: 'c', title: 'Rivi- tai paritalo', picture: <Picture heights={[16, 24, 30, 24, 24, 30, 24, 16]} /> },
          { value: 'a', title: 'Omakotitalo', picture: <Picture heights={[14, 22, 30, 38, 38, 30, 22, 14]} /> },
        ]}
      />
    ),
    several: () => (
      <OptionCardChecks
        label="Mitä haluat vielä?"
        values={['b']}
        onToggle={() => {}}
        options={[
          { value: 'a', title: 'Häiriöturva', price: { figure: '1,90', unit: '€/kk' } },
          {
            value: 'b',
            title: 'Kulutusvahti',
            description: 'Viesti, kun kulutus poikkeaa',
            price: { figure: '0,00', unit: '€/kk' },
          },
        ]}
      />
    ),
  },
};
