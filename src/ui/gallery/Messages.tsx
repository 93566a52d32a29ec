import { Phone } from 'lucide-react';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { MessagePage } from '../MessagePage/MessagePage.tsx';
import { PageHeading } from '../Page/PageHeading.tsx';
import type { SceneKind } from '../Scene/Scene.tsx';
import { ObjectListSkeleton } from '../Skeleton/Skeleton.tsx';
import { Frame } from './Frame.tsx';

const facts = [
  { label: 'Puhelin', value: <a href="tel:+358201234500">020 1234 500</a> },
  { label: 'Avoinna', value: 'ma–pe klo 8.00–18.00' },
];

export function Message({ kind }: { kind: string }) {
  return (
    <Frame isPublic>
      <MessagePage
        scene={kind as SceneKind}
        heading="Verkkoasiointisi on estetty"
        lead="Emme voi näyttää tietojasi verkossa. Selvitetään asia yhdessä: soita asiakaspalveluun, niin autamme."
        facts={facts}
        note="Virhetunnus 7F3A-20C1, 12.2.2026 klo 12.41"
        actions={
          <>
            <ButtonLink href="tel:+358201234500" icon={Phone}>
              Soita asiakaspalveluun
            </ButtonLink>
            <ButtonLink href="#" variant="secondary">
              Etusivulle
            </ButtonLink>
          </>
        }
      />
    </Frame>
  );
}

export function LoadingPage() {
  return (
    <Frame>
      <PageHeading>Sopimukset</PageHeading>
      <ObjectListSkeleton label="Haemme sopimuksiasi" />
    </Frame>
  );
}
