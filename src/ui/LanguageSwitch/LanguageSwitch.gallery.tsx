import type { ComponentGallery } from '../gallery/gallery.ts';
import { useState } from 'react';
import { LanguageSwitch, type Language } from './LanguageSwitch.tsx';

function Switch() {
  const [language, setLanguage] = useState<Language>('fi');
  return <LanguageSwitch label="Kieli" current={language} onChoose={setLanguage} />;
}

export const gallery: ComponentGallery = {
  name: 'LanguageSwitch',
  purpose: 'The languages of the portal, each by its own name.',
  states: { 'in Finnish': Switch },
};
