import { useLingui } from '@lingui/react/macro';
import type { ContactUpdate } from '../../../../domain/types.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';

/** It is changed, and who is told of it (`update.sent`). */
export function UpdateDone({ heading, result }: { heading: string; result: ContactUpdate }) {
  const { t } = useLingui();
  const { kind, isMailed } = result;
  const ofAccount = isMailed
    ? t({
        id: 'update.account.doneMailed',
        message: 'Maksamme palautukset ja hyvitykset uudelle tilille. Saat vahvistuksen sähköpostiisi.',
      })
    : t({ id: 'update.account.doneText', message: 'Maksamme palautukset ja hyvitykset uudelle tilille.' });
  const ofAddress = t({
    id: 'update.email.doneText',
    message: 'Viestimme tulevat tästä lähtien uuteen osoitteeseen. Lähetimme sinne vahvistuksen.',
  });
  return (
    <MessagePage
      scene="rising"
      heading={heading}
      lead={kind === 'bankAccount' ? ofAccount : ofAddress}
      actions={<ButtonLink href="/">{t({ id: 'shell.frontPage', message: 'Etusivulle' })}</ButtonLink>}
    />
  );
}
