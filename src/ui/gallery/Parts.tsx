import { Check, LogIn, TrendingDown } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Glyph } from '../Glyph/Glyph.tsx';
import { GoLink } from '../GoLink/GoLink.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { PageHeading } from '../Page/PageHeading.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Scene, type SceneKind } from '../Scene/Scene.tsx';
import { Section } from '../Section/Section.tsx';
import { DetailSkeleton } from '../Skeleton/Skeleton.tsx';
import { Row, Stack } from '../Stack/Stack.tsx';
import { Tag, type TagTone } from '../Tag/Tag.tsx';
import { Caption, Lead, Note } from '../Text/Text.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { TickLoader } from '../TickLoader/TickLoader.tsx';

const tones: TagTone[] = ['neutral', 'positive', 'info', 'warning', 'critical'];
const scenes: SceneKind[] = ['rising', 'setting', 'stopped', 'broken', 'lake', 'night'];

function Buttons() {
  const [isBusy, setIsBusy] = useState(true);
  return (
    <Row>
      <Button onClick={() => setIsBusy(!isBusy)}>Jatka</Button>
      <Button isBusy={isBusy}>Pysy kirjautuneena</Button>
      <Button isDisabled>Ei vielä</Button>
      <Button variant="secondary" icon={LogIn}>
        Kirjaudu
      </Button>
      <Button variant="secondary" isBusy>
        Kirjaudu
      </Button>
      <Button variant="quiet">Peruuta</Button>
      <Button variant="alert">Irtisano sopimus</Button>
      <Button size="small">Pieni</Button>
      <Button variant="light">Vaalea</Button>
    </Row>
  );
}

const Notices = () => (
  <Stack>
    {(['info', 'positive', 'warning', 'critical'] as const).map((tone) => (
      <Notice key={tone} tone={tone} title="Sopimus alkaa 1.3.2026" role="none">
        Saat vahvistuksen sähköpostiin. <TextLink href="#">Katso sopimus</TextLink>
      </Notice>
    ))}
    <Notice tone="critical" role="none" actions={<Button size="small">Yritä uudelleen</Button>}>
      Emme saaneet sopimuksiasi haettua.
    </Notice>
  </Stack>
);

/** The components one by one, in their states. */
export function Parts() {
  return (
    <>
      <PageHeading lead="Kaikki osat tiloissaan.">Komponentit</PageHeading>
      <Section title="Painikkeet">
        <Buttons />
      </Section>
      <Section title="Tunnisteet ja merkit" count={tones.length}>
        <Stack>
          <Row>
            {tones.map((tone) => (
              <Tag key={tone} tone={tone} icon={tone === 'positive' ? Check : undefined}>
                Voimassa toistaiseksi
              </Tag>
            ))}
          </Row>
          <Row>
            {(['electricity', 'heat', 'production', 'neutral'] as const).map((tone) => (
              <Glyph key={tone} tone={tone} />
            ))}
            <Avatar name="Jyrki-Pekka Väisänen" />
            <Avatar name="Kaisa Lehtonen" isStaff />
          </Row>
          <Row>
            <GoLink href="#">Katso kaikki sopimukset</GoLink>
            <TextLink href="#">Linkki tekstissä</TextLink>
          </Row>
          <Lead>Hinta seuraa sähköpörssiä vartti vartilta.</Lead>
          <Note>Hinnat sisältävät arvonlisäveron 25,5 %.</Note>
          <Caption>Istunto päättyy, kun suljet selaimen.</Caption>
          <Divider>tai</Divider>
        </Stack>
      </Section>
      <Section title="Ilmoitukset">
        <Notices />
      </Section>
      <Section title="Paneelit">
        <Stack>
          <Panel title="Sävytetty">Sähkömarkkinalainsäädännönmukaisuusvaatimus ja muuta tekstiä.</Panel>
          <Panel title="Reunattu" tone="line">
            Toimitussopimus.
          </Panel>
          <Panel title="Pörssisähkö nyt" tone="kaamos">
            <Tag tone="positive" icon={TrendingDown}>
              Edullinen
            </Tag>
            <Button variant="light">Katso hinnat</Button>
          </Panel>
        </Stack>
      </Section>
      <Section title="Odotus">
        <DetailSkeleton label="Haemme sopimusta" />
        <TickLoader label="Ladataan" />
      </Section>
      <Section title="Maisemat">
        <Stack>
          {scenes.map((kind) => (
            <Scene key={kind} kind={kind} />
          ))}
        </Stack>
      </Section>
    </>
  );
}
