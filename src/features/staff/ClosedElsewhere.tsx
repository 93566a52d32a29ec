import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { groupDigits } from '../../i18n/formats.ts';
import { useActing } from '../../shared/acting/useActing.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { leftAtClosing } from './desk.ts';

/**
 * Another tab or the time has closed the customer, and this one has come here (`acting.tabs`, `acting.end`): also what became
 * of a form that was begun, or being sent (`acting.changedElsewhere`).
 */
export function ClosedElsewhere() {
  const { t } = useLingui();
  const { ended, failed } = useSelector(useActing(), ({ context }) => context);
  const left = leftAtClosing(useSession());
  if (ended === null || failed !== null) return null;
  const number = groupDigits(ended);
  return (
    <Notice tone="info" title={t({ id: 'staff.closedElsewhere', message: 'Asiakkaan tiedot eivät ole enää auki' })}>
      <p>
        {t({
          id: 'staff.closedElsewhereText',
          message: `Asiakkaan ${number} tiedot suljettiin toisessa välilehdessä, tai ne sulkeutuivat itsestään kahdeksan tunnin kuluttua avaamisesta. Avaa ne uudelleen, jos asia jäi kesken.`,
        })}
      </p>
      {left === 'typed' && (
        <p>
          {t({
            id: 'staff.closedWhileTyped',
            message: 'Lomake oli kesken, ja asiakkaan puolesta kirjoittamasi hävisi.',
          })}
        </p>
      )}
      {left === 'sent' && (
        <p>
          {t({
            id: 'staff.closedWhileSent',
            message: 'Lomake oli juuri lähdössä. Avaa asiakas ja lomake uudelleen, niin näet, menikö se perille.',
          })}
        </p>
      )}
    </Notice>
  );
}
