import { useState } from 'react';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { ActingBar } from './ActingBar.tsx';

function Acting() {
  const [isFirst, setIsFirst] = useState(true);
  return (
    <ActingBar
      label="Asiakkaan puolesta asiointi"
      sentence={
        <>
          Asioit tämän asiakkaan puolesta:{' '}
          <strong>{isFirst ? 'Aino Mäkelä' : 'Nokian Teollisuuskiinteistöt Oy'}</strong>
        </>
      }
      customer={isFirst ? 'Asiakas 4012 3456 · yksityinen' : 'Asiakas 7110 2207 · yritys'}
      actor="Myyjä 88213 · Tampereen myymälä"
      change={{ label: 'Vaihda', onChange: () => setIsFirst(!isFirst) }}
      stop={{ label: 'Lopeta', onStop: () => {} }}
      news={
        isFirst
          ? undefined
          : {
              text: 'Asiakas vaihtui toisessa välilehdessä: ennen Aino Mäkelä, nyt Nokian Teollisuuskiinteistöt Oy.',
              read: { label: 'Selvä', onRead: () => setIsFirst(true) },
            }
      }
    />
  );
}

export const gallery: ComponentGallery = {
  name: 'ActingBar',
  purpose: 'For whom an employee or a representative acts, on every page.',
  states: { acting: Acting },
};
