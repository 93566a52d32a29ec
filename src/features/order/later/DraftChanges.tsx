import { useLingui } from '@lingui/react/macro';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import type { Change } from './order.changes.ts';

/** What does not fit any more of what was typed before (`order.draftChanged`). */
export function DraftChanges({ changes }: { changes: Change[] }) {
  const { t } = useLingui();
  if (changes.length === 0) return null;
  const texts: Record<Change, string> = {
    name: t({
      id: 'order.changed.name',
      message: 'Kirjoittamasi nimen tilalla on avatun asiakkaan nimi. Tarkista, että asiakas on oikea.',
    }),
    terms: t({
      id: 'order.changed.terms',
      message: 'Tuotteen hinta tai ehdot ovat muuttuneet sen jälkeen, kun aloitit. Tarkista ne ennen tilaamista.',
    }),
    services: t({
      id: 'order.changed.services',
      message: 'Osaa valitsemistasi lisäpalveluista ei ole enää saatavilla.',
    }),
    start: t({ id: 'order.changed.start', message: 'Valitsemasi alkamispäivä ei enää käy. Valitse uusi päivä.' }),
    bank: t({
      id: 'order.changed.bank',
      message: 'Valitsemaasi verkkopankkiin ei voi enää tilata e-laskua. Valitse, miten haluat laskun.',
    }),
  };
  return (
    <Notice tone="warning">
      {changes.map((change) => (
        <p key={change}>{texts[change]}</p>
      ))}
    </Notice>
  );
}
