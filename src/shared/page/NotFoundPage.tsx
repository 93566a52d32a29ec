import { useLingui } from '@lingui/react/macro';
import { usePage } from './usePage.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';

/** An address that no page has (`routes.unknown`). */
export function NotFoundPage() {
  const { t } = useLingui();
  const heading = t({ id: 'notFound.heading', message: 'Sivua ei löytynyt' });
  usePage(heading);
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={t({ id: 'notFound.lead', message: 'Osoite on ehkä vanhentunut tai kirjoitettu väärin.' })}
      actions={<ButtonLink href="/">{t({ id: 'shell.frontPage', message: 'Etusivulle' })}</ButtonLink>}
    />
  );
}
