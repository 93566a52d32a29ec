import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Dialog } from './Dialog.tsx';

interface OpenerProps {
  label: string;
  children(close: () => void): ReactNode;
}

function Opener({ label, children }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}

export const gallery: ComponentGallery = {
  name: 'Dialog',
  purpose: 'What has to be answered or seen before the page goes on.',
  states: {
    'can be closed': () => (
      <Opener label="Irtisano sopimus">
        {(close) => (
          <Dialog
            heading="Irtisanotaanko Häiriöturva?"
            closeLabel="Sulje"
            onClose={close}
            actions={
              <>
                <Button variant="alert" onClick={close}>
                  Irtisano Häiriöturva
                </Button>
                <Button variant="secondary" onClick={close}>
                  Pidä voimassa
                </Button>
              </>
            }
          >
            <p>Häiriöturva päättyy 28.2.2026. Voit tilata sen uudelleen milloin tahansa.</p>
          </Dialog>
        )}
      </Opener>
    ),
    required: () => (
      <Opener label="Istunto päättyy">
        {(close) => (
          <Dialog
            isRequired
            heading="Istuntosi päättyy pian"
            reason="Kirjaamme sinut ulos kahden minuutin kuluessa, jos et jatka."
            actions={<Button onClick={close}>Pysy kirjautuneena</Button>}
          />
        )}
      </Opener>
    ),
    held: () => (
      <Opener label="Lähetys kesken">
        {(close) => (
          <Dialog
            heading="Kuinka usein lasku tulee?"
            closeLabel="Sulje"
            onClose={close}
            held="Lähetys on kesken. Voit sulkea ikkunan, kun tiedämme, menikö se perille."
            actions={<Button onClick={close}>Vaihda laskutusväli</Button>}
          />
        )}
      </Opener>
    ),
    'with a scene': () => (
      <Opener label="Istunto päättyi">
        {(close) => (
          <Dialog
            scene="setting"
            heading="Istuntosi päättyi"
            closeLabel="Sulje"
            onClose={close}
            actions={<Button onClick={close}>Kirjaudu uudelleen</Button>}
          >
            <p>Kirjasimme sinut ulos 15 minuutin tauon jälkeen.</p>
          </Dialog>
        )}
      </Opener>
    ),
    'wide, with long words': () => (
      <Opener label="Leveä">
        {(close) => (
          <Dialog
            isWide
            heading="Kaukolämmöntoimitussopimuksen laskutusosoitteenmuutosilmoitus"
            reason="Osoite vaihtuu kaikkiin laskuihin, jotka lähetämme 1.3.2026 alkaen."
            closeLabel="Sulje"
            onClose={close}
            actions={<Button onClick={close}>Tallenna</Button>}
          />
        )}
      </Opener>
    ),
  },
};
