import '../theme/base.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

const { theme, brand } = Object.fromEntries(new URLSearchParams(window.location.search));
Object.assign(document.documentElement.dataset, theme && { theme }, brand && { brand });

const container = document.querySelector('#root');
if (!container) throw new Error('the gallery has no #root');
createRoot(container).render(
  <StrictMode>
    <Gallery view={window.location.hash.slice(1)} />
  </StrictMode>,
);
