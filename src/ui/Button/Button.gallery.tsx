import { LogIn } from 'lucide';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Row } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

export const gallery: ComponentGallery = {
  name: 'Button',
  purpose: 'An action of the page, or a link that is one. There is one primary to a page.',
  states: {
    'by weight': () => (
      <Row>
        <Button>Jatka tilaukseen</Button>
        <Button variant="secondary" icon={LogIn}>
          Kirjaudu
        </Button>
        <Button variant="quiet">Peruuta</Button>
        <Button variant="alert">Irtisano sopimus</Button>
        <Button size="small">Pieni</Button>
        <ButtonLink href="#Button">Linkki</ButtonLink>
      </Row>
    ),
    busy: () => (
      <Row>
        <Button isBusy>Pysy kirjautuneena</Button>
        <Button variant="secondary" isBusy>
          Kirjaudu
        </Button>
      </Row>
    ),
    off: () => (
      <Row>
        <Button isDisabled>Ei vielä</Button>
        <Button variant="secondary" isDisabled>
          Ei vielä
        </Button>
      </Row>
    ),
  },
};
