import type { ComponentGallery } from '../gallery/gallery.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { MessagePage } from './MessagePage.tsx';

const actions = (
  <>
    <Button>Lataa uudelleen</Button>
    <ButtonLink href="#" variant="secondary">
      Etusivulle
    </ButtonLink>
  </>
);

export const gallery: ComponentGallery = {
  name: 'MessagePage',
  purpose: 'A page that says one thing: done, empty, stopped, our fault.',
  states: {
    'our fault': () => (
      <MessagePage
        scene="broken"
        heading="Sivu lakkasi toimimasta"
        lead="Jokin meni vikaan. Lataa sivu uudelleen."
        note="Virhetunnus 7f3a20c1-0b52-4c55-9d2e-1f6f3f1f7a10, 12.2.2026 klo 12.41"
        actions={actions}
      />
    ),
    'done, with facts': () => (
      <MessagePage
        scene="rising"
        heading="Muuttoilmoitus on vastaanotettu"
        lead="Vahvistamme käyttöpaikan puolestasi."
        facts={[
          { label: 'Uusi osoite', value: 'Koivukuja 4 B, 33820 Tampere' },
          { label: 'Alkaa', value: '1.3.2026' },
        ]}
        actions={actions}
      />
    ),
    'with more to do': () => (
      <MessagePage scene="stopped" heading="Vahva tunnistautuminen ei onnistunut" lead="Voit yrittää uudelleen.">
        <Panel title="Tunnistaudu pankkitunnuksilla tai mobiilivarmenteella">Valitse pankkisi.</Panel>
      </MessagePage>
    ),
  },
};
