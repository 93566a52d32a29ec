import '../../../src/ui/theme/base.css.ts';
import { I18nProvider } from '@lingui/react';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame } from '../app/Frame.tsx';
import { restoreSettings } from '../app/settings.ts';
import { loadTexts } from '../app/texts.ts';
import { followSkipLinks } from '../app/useAddress.ts';
import { GalleryPage } from './GalleryPage.tsx';

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** `#/Button` is the component of that name. */
const readChosen = () => window.location.hash.replace(/^#\/?/, '');

function Site() {
  return (
    <Frame current="gallery">
      <GalleryPage chosen={useSyncExternalStore(subscribe, readChosen)} />
    </Frame>
  );
}

// The links of a sample lead to pages of the portal, which are not here.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('[data-sample] a')) event.preventDefault();
});
followSkipLinks();

const container = document.querySelector('#root');
if (!container) throw new Error('the page has no #root');
createRoot(container).render(
  <StrictMode>
    <I18nProvider i18n={loadTexts(restoreSettings())}>
      <Site />
    </I18nProvider>
  </StrictMode>,
);
