import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide';
import { useLanguage } from '../../../shared/language/useLanguage.ts';
import { signInLink, wayBack } from '../../../shared/session/signIn.links.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';

/** Who is known need not say who they are: they sign in, and go on with what they have typed (`order.signInOffer`). */
export function SignInOffer() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const location = useRouterState({ select: (router) => wayBack(router.location) });
  return (
    <Notice
      tone="info"
      actions={
        <ButtonLink
          href={signInLink({ locale, location, isStrong: true, bank: null })}
          variant="secondary"
          icon={ShieldCheck}
        >
          {t({ id: 'order.signIn', message: 'Kirjaudu' })}
        </ButtonLink>
      }
    >
      {t({
        id: 'order.signInOffer',
        message: 'Jos kirjaudut, sinun ei tarvitse kirjoittaa henkilötietojasi. Jo täyttämäsi tiedot säilyvät.',
      })}
    </Notice>
  );
}
