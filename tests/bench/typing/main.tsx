import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/* The least that React makes of a field: one that holds what is typed, and nothing else on the page. */

function Field() {
  const [text, setText] = useState('');
  return <input aria-label="Kenttä" value={text} onChange={({ target }) => setText(target.value)} />;
}

const container = document.querySelector('#root');
if (!container) throw new Error('there is no #root');
createRoot(container).render(<Field />);
