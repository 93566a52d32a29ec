import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Glyph, type GlyphTone } from '../Glyph/Glyph.tsx';
import { ObjectList, ObjectRow } from '../ObjectRow/ObjectRow.tsx';
import { PageHeading } from '../Page/PageHeading.tsx';
import { Section } from '../Section/Section.tsx';
import { Tag, type TagTone } from '../Tag/Tag.tsx';
import { Frame } from './Frame.tsx';

interface RowProps {
  title: string;
  kind?: GlyphTone;
  lines?: string[];
  place?: string[];
  tag: string;
  tone?: TagTone;
}

const home = ['Koivukuja 4 B', '33820 Tampere'];
const cottage = ['Rantasaunantie 118', '34800 Virrat'];

function Row({ title, kind = 'electricity', lines = ['Sähkö'], place = home, tag, tone = 'positive' }: RowProps) {
  return (
    <ObjectRow
      href="#contract"
      glyph={<Glyph tone={kind} />}
      title={title}
      lines={lines}
      place={place}
      status={<Tag tone={tone}>{tag}</Tag>}
    />
  );
}

export function ContractsPage() {
  return (
    <Frame isOffline>
      <PageHeading>Sopimukset</PageHeading>
      <Section title="Voimassa" count={3}>
        <ObjectList>
          <Row title="Kajo Pörssi" lines={['Sähkö', '+ Tuulisähkö, + Häiriöturva']} tag="Toistaiseksi" />
          <Row title="Kajo Kaukolämpö" kind="heat" lines={['Kaukolämpö']} tag="Toistaiseksi" />
          <Row title="Kajo Pientuotanto" kind="production" lines={['Pientuotanto']} tag="Toistaiseksi" />
        </ObjectList>
      </Section>
      <Section title="Alkamassa" count={1}>
        <ObjectList>
          <Row title="Kajo Kiinteä 24 kk" place={cottage} tag="Alkaa 1.3.2026" tone="info" />
        </ObjectList>
      </Section>
      <Section title="Päättymässä" count={1}>
        <ObjectList>
          <Row title="Kajo Kiinteä 12 kk" place={cottage} tag="Päättyy 28.2.2026" tone="warning" />
        </ObjectList>
      </Section>
      <Disclosure label="Näytä päättyneet sopimukset (2)">
        <ObjectList>
          <Row title="Kajo Vakaa" tag="Päättyi 31.8.2025" tone="neutral" />
        </ObjectList>
      </Disclosure>
    </Frame>
  );
}
