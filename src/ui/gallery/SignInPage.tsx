import { ArrowRight, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { NightHero } from '../NightHero/NightHero.tsx';
import { OptionTiles } from '../OptionTiles/OptionTiles.tsx';
import { Caption } from '../Text/Text.tsx';
import { Frame } from './Frame.tsx';

const banks = [
  'Aktia',
  'Danske Bank',
  'Handels\u00ADbanken',
  'Hypo',
  'Nordea',
  'OP',
  'Oma Säästö\u00ADpankki',
  'POP Pankki',
  'S-Pankki',
  'Säästö\u00ADpankki',
  'Ålands\u00ADbanken',
].map((label) => ({ value: label, label }));

export function SignInPage() {
  const [bank, setBank] = useState<string>('OP');
  return (
    <Frame isPublic>
      <NightHero
        heading="Kaikki sähkösi ja lämpösi yhdessä paikassa"
        lead="Katso kulutuksesi vartin tarkkuudella, hoida laskut ja muuta sopimustasi silloin kun sinulle sopii."
        cardHeading="Tunnistaudu ja kirjaudu"
        cardHint="Valitse pankkisi. Siirrymme sen tunnistautumissivulle."
      >
        <OptionTiles legend="Pankki" name="bank" options={banks} value={bank} onChange={setBank} />
        <ButtonLink href="#" isFull iconAfter={ArrowRight}>
          Jatka: {bank}
        </ButtonLink>
        <Divider>tai</Divider>
        <ButtonLink href="#" variant="secondary" isFull icon={KeyRound}>
          Kirjaudu Kajo-tunnuksella
        </ButtonLink>
        <Caption>Istunto päättyy, kun suljet selaimen. Emme näe pankkitunnuksiasi.</Caption>
      </NightHero>
    </Frame>
  );
}
