import { Button } from '../Button/Button.tsx';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Notice } from './Notice.tsx';

export const gallery: ComponentGallery = {
  name: 'Notice',
  purpose: 'A word to the person within the page: what has happened, then what to do.',
  states: {
    'by tone': () => (
      <Stack>
        <Notice tone="info">Häiriöturva jatkuu, vaikka sähkösopimuksesi päättyisi.</Notice>
        <Notice tone="positive">Tallensimme muutokset 12.2.2026 klo 12.41.</Notice>
        <Notice tone="warning">Ei verkkoyhteyttä. Näet tiedot klo 12.31 mukaisina.</Notice>
        <Notice tone="critical" role="alert">
          Tallennus ei onnistunut. <TextLink href="#again">Yritä uudelleen</TextLink>.
        </Notice>
      </Stack>
    ),
    'with a title and actions': () => (
      <Notice
        tone="warning"
        role="none"
        title="Kaukolämmöntoimitussopimuksesi päättyy"
        actions={
          <Button size="small" variant="secondary">
            Jatka sopimusta
          </Button>
        }
      >
        Sopimus päättyy 28.2.2026. Jatka sitä, niin lämpö ei katkea.
      </Notice>
    ),
  },
};
