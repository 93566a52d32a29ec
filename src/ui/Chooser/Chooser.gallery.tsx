import { Building2, Thermometer, User, Zap } from 'lucide';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Row } from '../Stack/Stack.tsx';
import { Note } from '../Text/Text.tsx';
import { Chooser, type ChooserColumn, type ChooserTexts } from './Chooser.tsx';

interface Site {
  id: string;
  address: string;
  kind: string;
}

const streets = [
  'Aleksanterinkatu',
  'Hallituskatu',
  'Hämeenkatu',
  'Kuninkaankatu',
  'Rantasaunantie',
  'Öljytehtaankuja',
];

const sites: Site[] = Array.from({ length: 40 }, (_, index) => ({
  id: index % 7 === 2 ? `KL 20 44${10 + index}` : `Y71044${10 + index}`,
  address: `${streets[index % streets.length] ?? ''} ${index + 4}, 33${100 + index} Tampere`,
  kind: index % 7 === 2 ? 'Kaukolämpö' : 'Sähkö',
}));

const siteColumns: ChooserColumn<Site>[] = [
  { key: 'address', label: 'Osoite', text: ({ address }) => address },
  { key: 'id', label: 'Käyttöpaikka', text: ({ id }) => id },
  {
    key: 'kind',
    label: 'Tyyppi',
    text: ({ kind }) => kind,
    icon: ({ kind }) => (kind === 'Sähkö' ? Zap : Thermometer),
  },
];

const siteTexts: ChooserTexts = {
  heading: 'Minkä käyttöpaikan tiedot näytetään?',
  reason:
    'Kiinteistö Oy Pyynikintori: 40 käyttöpaikkaa. Valitse niistä yksi, jotta voimme näyttää tiedot. Voit vaihtaa sen myöhemmin sivun yläreunasta.',
  list: 'Käyttöpaikat',
  search: 'Hae osoitteella tai numerolla',
  clear: 'Tyhjennä haku',
  count: (shown, total) => (shown === total ? `${total} käyttöpaikkaa` : `${shown} / ${total} käyttöpaikkaa`),
  noMatch: (query) => `Ei osumia haulle ”${query}”`,
  noMatchHint: 'Tarkista kirjoitusasu tai tyhjennä haku.',
};

interface Customer {
  id: string;
  name: string;
  kind: string;
}

const customers: Customer[] = [
  { id: '7003 1199', name: 'As. Oy Kuusikkopuisto', kind: 'Yritys' },
  { id: '7003 4420', name: 'Kiinteistö Oy Pyynikintori', kind: 'Yritys' },
  { id: '7110 2207', name: 'Nokian Teollisuuskiinteistöt ja Lämpöurakointi Häkkinen Oy', kind: 'Yritys' },
  { id: '4012 9904', name: 'Mäkelä, Helmi (kuolinpesä)', kind: 'Yksityinen' },
  { id: '4107 5562', name: 'Öhman, Åsa', kind: 'Yksityinen' },
];

const customerColumns: ChooserColumn<Customer>[] = [
  {
    key: 'name',
    label: 'Nimi',
    text: ({ name }) => name,
    icon: ({ kind }) => (kind === 'Yritys' ? Building2 : User),
  },
  { key: 'id', label: 'Asiakasnumero', text: ({ id }) => id },
  { key: 'kind', label: 'Tyyppi', text: ({ kind }) => kind },
];

function Required() {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const choose = ({ address }: Site) => {
    setChosen(address);
    setIsOpen(false);
  };
  return (
    <Row>
      <Button onClick={() => setIsOpen(true)}>Avaa pakollinen valinta</Button>
      <Note>{chosen || 'Ei valittu'}</Note>
      {isOpen && (
        <Chooser isRequired texts={siteTexts} columns={siteColumns} rows={sites} locale="fi" onChoose={choose} />
      )}
    </Row>
  );
}

function Closable() {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState('7003 4420');
  const close = () => setIsOpen(false);
  return (
    <Row>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Vaihda asiakasta
      </Button>
      <Note>{chosen}</Note>
      {isOpen && (
        <Chooser
          closeLabel="Sulje"
          onClose={close}
          texts={{
            ...siteTexts,
            heading: 'Kenen asioita hoidat?',
            reason: 'Sinulla ei ole omia sopimuksia. Edustat viittä asiakasta.',
            list: 'Edustettavat',
            search: 'Hae nimellä tai asiakasnumerolla',
            count: (shown, total) => (shown === total ? `${total} edustettavaa` : `${shown} / ${total} edustettavaa`),
          }}
          columns={customerColumns}
          rows={customers}
          isCurrent={({ id }) => id === chosen}
          locale="fi"
          onChoose={({ id }) => {
            setChosen(id);
            close();
          }}
        />
      )}
    </Row>
  );
}

export const gallery: ComponentGallery = {
  name: 'Chooser',
  purpose: 'One out of many, with a search: the delivery site, or whom the person acts for.',
  states: { required: Required, 'one is chosen, and it can be closed': Closable },
};
