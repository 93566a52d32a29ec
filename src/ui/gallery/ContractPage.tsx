import { Check, Phone, Plus, ShieldCheck, Wind } from 'lucide-react';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Columns } from '../Columns/Columns.tsx';
import { FactList } from '../FactList/FactList.tsx';
import { FigureList } from '../FigureList/FigureList.tsx';
import { Glyph } from '../Glyph/Glyph.tsx';
import { GoLink } from '../GoLink/GoLink.tsx';
import { ItemList, ItemRow } from '../ItemRow/ItemRow.tsx';
import { PageHeading } from '../Page/PageHeading.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Section } from '../Section/Section.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Note } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Frame } from './Frame.tsx';

const prices = [
  { label: 'Marginaali', figure: '0,59', unit: 'c/kWh' },
  { label: 'Perusmaksu', figure: '4,95', unit: '€/kk', note: '1.1.2026 alkaen' },
  { label: 'Oma keskihinta tammikuussa', figure: '6,42', unit: 'c/kWh' },
];

const facts = [
  { label: 'Sopimusnumero', value: '2301 4478 016' },
  { label: 'Käyttöpaikka', value: 'Koivukuja 4 B, 33820 Tampere' },
  { label: 'Irtisanomisaika', value: '14 päivää' },
];

const above = (
  <>
    <Glyph tone="electricity" />
    <Tag tone="positive" icon={Check}>
      Voimassa toistaiseksi
    </Tag>
  </>
);

const help = (
  <Panel title="Kysyttävää sopimuksesta?">
    <p>Asiakaspalvelu auttaa sopimukseen liittyvissä asioissa.</p>
    <p>Ma–pe klo 8.00–18.00</p>
    <ButtonLink href="tel:+358201234500" variant="secondary" icon={Phone}>
      020 1234 500
    </ButtonLink>
  </Panel>
);

export function ContractPage() {
  return (
    <Frame>
      <Breadcrumbs label="Murupolku" items={[{ href: '#contracts', label: 'Omat sopimukset' }]} current="Kajo Pörssi" />
      <Columns aside={help}>
        <PageHeading
          above={above}
          lead="Hinta seuraa sähköpörssiä vartti vartilta. Maksat käyttämästäsi sähköstä ja pienen marginaalin."
        >
          Kajo Pörssi
        </PageHeading>
        <Section title="Hinta">
          <FigureList items={prices} />
          <Note>Hinnat sisältävät arvonlisäveron 25,5 %. Sähkönsiirron laskuttaa paikallinen verkkoyhtiö.</Note>
        </Section>
        <Section
          title="Lisäpalvelut"
          action={
            <GoLink href="#" icon={Plus}>
              Tilaa lisäpalvelu
            </GoLink>
          }
        >
          <ItemList>
            <ItemRow
              glyph={<Glyph tone="electricity" size="small" icon={Wind} />}
              title="Tuulisähkö"
              lines={['Voimassa 1.9.2025 alkaen', '2,95 €/kk']}
              action={<TextLink href="#">Irtisano</TextLink>}
            />
            <ItemRow
              glyph={<Glyph tone="electricity" size="small" icon={ShieldCheck} />}
              title="Häiriöturva"
              lines={['Voimassa 1.11.2025 alkaen', '1,90 €/kk']}
            />
          </ItemList>
        </Section>
        <Section title="Sopimuksen tiedot">
          <FactList facts={facts} />
        </Section>
      </Columns>
    </Frame>
  );
}
