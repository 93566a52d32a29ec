import '../theme/base.css.ts';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

const { theme, brand } = Object.fromEntries(new URLSearchParams(window.location.search));
Object.assign(document.documentElement.dataset, theme && { theme }, brand && { brand });

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function ChosenGallery() {
  return <Gallery chosen={useSyncExternalStore(subscribe, () => window.location.hash.slice(1))} />;
}

const container = document.querySelector('#root');
if (!container) throw new Error('the gallery has no #root');
createRoot(container).render(
  <StrictMode>
    <ChosenGallery />
  </StrictMode>,
);
