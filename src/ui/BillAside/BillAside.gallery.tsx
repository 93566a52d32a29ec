import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Columns } from '../Columns/Columns.tsx';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { BillAside } from './BillAside.tsx';

function Order() {
  const [isAdded, setIsAdded] = useState(false);
  return (
    <Columns
      isAsideFirst
      aside={
        <BillAside
          title="Kajo Kiinteä 24 kk"
          total={isAdded ? '7,90 €/kk' : '4,95 €/kk'}
          lines={[
            { label: 'Energia', value: '7,49 c/kWh' },
            { label: 'Perusmaksu', value: '4,95 €/kk' },
            { label: 'Tuulisähkö', value: isAdded ? '2,95 €/kk' : 'ei' },
            { label: 'Kaukolämmöntoimitussopimuksen liittymismaksu', value: 'sovitaan erikseen asennuksen yhteydessä' },
          ]}
          note="Hinnat sisältävät alv 25,5 %. Kampanja on voimassa 28.2.2026 asti."
        />
      }
    >
      <Button variant="secondary" onClick={() => setIsAdded(!isAdded)}>
        {isAdded ? 'Poista Tuulisähkö' : 'Lisää Tuulisähkö'}
      </Button>
    </Columns>
  );
}

export const gallery: ComponentGallery = {
  name: 'BillAside',
  purpose: 'The order so far, beside its form; one line above it on a narrow screen.',
  states: { 'beside a form': Order },
};
