import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';
import { usePage } from '../../page/usePage.ts';
import { useIsEmployee } from '../../session/useIsEmployee.ts';

/** A code that is none of the customer's contracts: another's looks the same as none (`contracts.unknown`, `acting.foreignContract`). */
export function UnknownContract() {
  const { t } = useLingui();
  const isEmployee = useIsEmployee();
  const heading = t({ id: 'contract.unknown', message: 'Sopimusta ei löytynyt' });
  usePage(heading);
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={
        isEmployee
          ? t({
              id: 'contract.unknownToEmployee',
              message:
                'Sopimus voi kuulua toiselle asiakkaalle kuin sille, jonka tiedot ovat nyt auki. Se on voinut myös päättyä, tai osoite on kirjoitettu väärin.',
            })
          : t({ id: 'contract.unknownLead', message: 'Sopimus on ehkä päättynyt, tai osoite on kirjoitettu väärin.' })
      }
      actions={<ButtonLink href="/contracts">{t({ id: 'contract.toList', message: 'Näytä sopimukset' })}</ButtonLink>}
    />
  );
}
