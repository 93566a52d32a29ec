import { useState } from 'react';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Pagination } from './Pagination.tsx';
import { ShowMore } from './ShowMore.tsx';

const TOTAL = 14;
const SHOWN = 6;

function Pages() {
  const [first, setFirst] = useState(0);
  return (
    <Pagination
      label="Laskujen sivut"
      count={`${first + 1}–${Math.min(first + SHOWN, TOTAL)} / ${TOTAL}`}
      previous={{ label: 'Edellinen', onTurn: () => setFirst(first - SHOWN), isDisabled: first === 0 }}
      next={{ label: 'Seuraava', onTurn: () => setFirst(first + SHOWN), isDisabled: first + SHOWN >= TOTAL }}
    />
  );
}

function More() {
  const [shown, setShown] = useState(SHOWN);
  return (
    <ShowMore
      label="Näytä lisää laskuja"
      count={`${shown} / ${TOTAL} laskua`}
      isDone={shown === TOTAL}
      onShowMore={() => setShown(Math.min(shown + SHOWN, TOTAL))}
    />
  );
}

export const gallery: ComponentGallery = {
  name: 'Pagination',
  purpose: 'More of a long list: by the page, or where it stands.',
  states: {
    'page by page': Pages,
    'longer where it stands': More,
    'on its way': () => <ShowMore label="Näytä lisää laskuja" count="6 / 14 laskua" isBusy onShowMore={() => {}} />,
  },
};
