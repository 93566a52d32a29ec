import '../../../src/ui/theme/base.css.ts';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Bare } from './Bare.tsx';
import { Ours } from './Ours.tsx';

/* A button that opens the dialog with the rows: the portal's own, or the bare one that it is held against. */

const Dialog = window.location.search === '?bare' ? Bare : Ours;

function Place() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <main>
      <h1>Käyttöpaikat</h1>
      <button type="button" onClick={() => setIsOpen(true)}>
        Avaa
      </button>
      {isOpen && <Dialog />}
    </main>
  );
}

const container = document.querySelector('#root');
if (!container) throw new Error('there is no #root');
createRoot(container).render(<Place />);
