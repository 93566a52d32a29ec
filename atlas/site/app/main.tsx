import '../../../src/ui/theme/base.css.ts';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { data } from 'virtual:atlas-data';
import { App } from './App.tsx';
import { AtlasProvider } from './atlas.context.ts';
import { restoreSettings } from './settings.ts';
import { loadTexts } from './texts.ts';
import { followSkipLinks } from './useAddress.ts';

const container = document.querySelector('#root');
if (!container) throw new Error('the page has no #root');
followSkipLinks();
createRoot(container).render(
  <StrictMode>
    <I18nProvider i18n={loadTexts(restoreSettings())}>
      <AtlasProvider value={data}>
        <App />
      </AtlasProvider>
    </I18nProvider>
  </StrictMode>,
);
