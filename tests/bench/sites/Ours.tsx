import { Chooser, type ChooserColumn, type ChooserTexts } from '../../../src/ui/Chooser/Chooser.tsx';
import { iconOf, rows, type Row } from './rows.ts';

const columns: ChooserColumn<Row>[] = [
  { key: 'address', label: 'Osoite', text: ({ address }) => address },
  { key: 'number', label: 'Käyttöpaikka', text: ({ number }) => number },
  { key: 'kind', label: 'Tyyppi', text: ({ kind }) => kind, icon: iconOf },
];

const texts: ChooserTexts = {
  heading: 'Minkä käyttöpaikan tiedot näytetään?',
  reason: 'Valitse yksi, jotta voimme näyttää tiedot.',
  list: 'Käyttöpaikat',
  search: 'Hae',
  clear: 'Tyhjennä haku',
  count: (shown, total) => `${shown} / ${total}`,
  noMatch: (query) => `Ei osumia haulle ”${query}”`,
  noMatchHint: 'Tarkista kirjoitusasu tai tyhjennä haku.',
};

export const Ours = () => (
  <Chooser isRequired texts={texts} columns={columns} rows={rows} locale="fi" onChoose={() => {}} />
);
