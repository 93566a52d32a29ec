import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { groupDigits } from '../../i18n/formats.ts';
import { useActing } from '../../shared/acting/useActing.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';

/** Another tab or the time has closed the customer, and this one has come here (`acting.tabs`, `acting.end`). */
export function ClosedElsewhere() {
  const { t } = useLingui();
  const { ended, failed } = useSelector(useActing(), ({ context }) => context);
  if (ended === null || failed !== null) return null;
  const number = groupDigits(ended);
  return (
    <Notice tone="info" title={t({ id: 'staff.closedElsewhere', message: 'Asiakkaan tiedot eivät ole enää auki' })}>
      {t({
        id: 'staff.closedElsewhereText',
        message: `Asiakkaan ${number} tiedot suljettiin toisessa välilehdessä, tai ne sulkeutuivat itsestään kahdeksan tunnin kuluttua avaamisesta. Avaa ne uudelleen, jos asia jäi kesken.`,
      })}
    </Notice>
  );
}
