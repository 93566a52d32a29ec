import { Check, CircleAlert, Clock, FileDown, Printer } from 'lucide';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { FactList } from '../FactList/FactList.tsx';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Tag } from '../Tag/Tag.tsx';
import { InvoiceSlip } from './InvoiceSlip.tsx';
import { Slip, SlipFigure } from './Slip.tsx';

const open = (
  <Tag tone="info" icon={Clock}>
    Avoin
  </Tag>
);

export const gallery: ComponentGallery = {
  name: 'InvoiceSlip',
  purpose: 'An invoice to be paid: how much, by when, made of what.',
  states: {
    'with its parts': () => (
      <InvoiceSlip
        title="Viimeisin lasku"
        status={open}
        amount="128,47"
        unit="€"
        due={{ label: 'Eräpäivä', date: '24.2.2026', note: '12 päivää' }}
        sentence="Maksettavaa 128,47 €, eräpäivä 24.2.2026, 12 päivää."
        parts={[
          { label: 'Sähkö, tammikuu', sum: '86,12 €' },
          { label: 'Kaukolämpö, tammikuu', sum: '39,40 €' },
          { label: 'Tuulisähkö', sum: '2,95 €' },
        ]}
        actions={
          <>
            <ButtonLink href="#invoice">Avaa lasku</ButtonLink>
            <ButtonLink href="#due" variant="secondary">
              Siirrä eräpäivää
            </ButtonLink>
          </>
        }
      />
    ),
    'large, with how to pay': () => (
      <InvoiceSlip
        size="large"
        title="Tammikuun lasku"
        status={
          <Tag tone="critical" icon={CircleAlert}>
            Myöhässä
          </Tag>
        }
        amount="−1 234,50"
        unit="€"
        due={{ label: 'Eräpäivä', date: '24.2.2026' }}
        sentence="Maksettavaa −1 234,50 €, eräpäivä 24.2.2026."
        facts={[
          { label: 'Saaja', value: 'Kajo Energia Oy' },
          { label: 'Viitenumero', value: '2401 8830 17' },
          { label: 'Tilinumero (IBAN)', value: 'FI00 1234 5600 0007 85' },
        ]}
        actions={
          <>
            <ButtonLink href="#pdf" icon={FileDown}>
              Avaa PDF
            </ButtonLink>
            <ButtonLink href="#due" variant="secondary">
              Siirrä eräpäivää
            </ButtonLink>
          </>
        }
      />
    ),
    'a receipt': () => (
      <Slip
        title="Kuitti peruutuksesta"
        status={
          <Tag tone="positive" icon={Check}>
            Vastaanotettu
          </Tag>
        }
        actions={
          <>
            <Button icon={FileDown}>Lataa kuitti (PDF)</Button>
            <Button variant="secondary" icon={Printer}>
              Tulosta
            </Button>
          </>
        }
      >
        <SlipFigure>12.2.2026 klo 12.47.31</SlipFigure>
        <FactList
          facts={[
            { label: 'Ilmoitus', value: 'Peruutan sopimuksen Kajo Kiinteä 24 kk, tilausnumero 8841 2207.' },
            { label: 'Peruuttaja', value: 'Aino Mäkelä' },
          ]}
        />
      </Slip>
    ),
  },
};
