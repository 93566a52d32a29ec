import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { MessagePage } from '../MessagePage/MessagePage.tsx';
import { Frame } from './Frame.tsx';

export function SessionDialog() {
  const [open, setOpen] = useState<'none' | 'closable' | 'required'>('closable');
  const close = () => setOpen('none');
  return (
    <Frame>
      <MessagePage
        scene="rising"
        heading="Kiitos tilauksesta"
        lead="Sopimus alkaa 1.3.2026."
        actions={
          <>
            <Button onClick={() => setOpen('closable')}>Avaa</Button>
            <Button variant="secondary" onClick={() => setOpen('required')}>
              Avaa pakollinen
            </Button>
          </>
        }
      />
      {open === 'closable' && (
        <Dialog
          scene="setting"
          heading="Istuntosi päättyi"
          closeLabel="Sulje"
          onClose={close}
          actions={
            <>
              <ButtonLink href="#sign-in">Kirjaudu uudelleen</ButtonLink>
              <Button variant="secondary" onClick={close}>
                Etusivulle
              </Button>
            </>
          }
        >
          <p>Kirjasimme sinut ulos 15 minuutin tauon jälkeen. Jatkat samasta kohdasta, kun tunnistaudut uudelleen.</p>
        </Dialog>
      )}
      {open === 'required' && (
        <Dialog
          isRequired
          heading="Istuntosi päättyy pian"
          actions={<Button onClick={close}>Pysy kirjautuneena</Button>}
        >
          <p>Kirjaamme sinut ulos kahden minuutin kuluttua, jos et jatka.</p>
        </Dialog>
      )}
    </Frame>
  );
}
