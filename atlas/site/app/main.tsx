import '../../../src/ui/theme/base.css.ts';
import * as linguiCore from '@lingui/core';
import * as linguiReact from '@lingui/react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { createRoot } from 'react-dom/client';
import { overview } from 'virtual:atlas-overview';
import { App } from './App.tsx';
import { AtlasProvider } from './atlas.context.ts';
import { offerPackages } from './parts.ts';
import { restoreSettings } from './settings.ts';
import { loadTexts } from './texts.ts';
import { followSkipLinks } from './useAddress.ts';

const container = document.querySelector('#root');
if (!container) throw new Error('the page has no #root');
followSkipLinks();
offerPackages({ react, jsxRuntime, linguiCore, linguiReact });
createRoot(container).render(
  <react.StrictMode>
    <linguiReact.I18nProvider i18n={loadTexts(restoreSettings())}>
      <AtlasProvider value={overview}>
        <App />
      </AtlasProvider>
    </linguiReact.I18nProvider>
  </react.StrictMode>,
);
