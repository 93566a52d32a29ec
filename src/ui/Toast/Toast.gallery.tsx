import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Toast } from './Toast.tsx';

function Undo() {
  const [isThere, setIsThere] = useState(true);
  const close = () => setIsThere(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsThere(true)}>
        Peru suostumus
      </Button>
      <Toast
        toast={isThere ? { text: 'Peruit tekstiviestimarkkinoinnin.', undo: { label: 'Kumoa', onUndo: close } } : null}
        closeLabel="Sulje ilmoitus"
        onClose={close}
      />
    </>
  );
}

export const gallery: ComponentGallery = {
  name: 'Toast',
  purpose: 'What was done, with the way back from it.',
  states: {
    'with a way back': Undo,
    'a long sentence': () => (
      <Toast
        toast={{ text: 'Tallensimme kaukolämmöntoimitussopimuksen laskutusosoitteen ja lähetimme siitä vahvistuksen.' }}
        closeLabel="Sulje ilmoitus"
        onClose={() => {}}
      />
    ),
  },
};
