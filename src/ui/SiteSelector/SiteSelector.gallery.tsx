import { useState } from 'react';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { SiteSelector, type Site } from './SiteSelector.tsx';

const sites: Site[] = [
  { id: 'Y7012345', label: 'Koivukuja 4 B, Tampere', detail: 'Sähkö ja kaukolämpö' },
  { id: 'Y7012399', label: 'Rantasaunantie 118, Virrat', detail: 'Sähkö' },
  { id: 'Y7012400', label: 'Kansainvälisentieteenkatu 12 C 127, Hämeenlinna', detail: 'Sähkö' },
];

function FewSites() {
  const [currentId, setCurrentId] = useState('Y7012345');
  return (
    <SiteSelector
      label="Käyttöpaikka"
      listLabel="Käyttöpaikat"
      sites={sites}
      currentId={currentId}
      onChoose={setCurrentId}
      onOpenChooser={() => {}}
    />
  );
}

function ManySites() {
  const more = [...sites, { id: 'Y7012401', label: 'Hallituskatu 8, Tampere' }];
  return (
    <SiteSelector
      label="Käyttöpaikka"
      listLabel="Käyttöpaikat"
      sites={more}
      currentId="Y7012400"
      onChoose={() => {}}
      onOpenChooser={() => {}}
    />
  );
}

export const gallery: ComponentGallery = {
  name: 'SiteSelector',
  purpose: 'Which delivery site the page is about, and the way to another.',
  states: { 'up to three sites': FewSites, 'more of them, behind the chooser': ManySites },
};
