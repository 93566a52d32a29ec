import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useLanguage } from '../../shared/language/useLanguage.ts';
import { signInLink, wayBack } from '../../shared/session/signIn.links.ts';
import { useGate } from '../../shared/session/useSession.ts';
import { HeaderSignIn } from '../../ui/Header/HeaderSignIn.tsx';

/** Leads a stranger to the sign-in, and back to the page that they are at (`menu.signIn`). */
export function SignIn() {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const isStranger = useGate(({ context }) => !context.hasToken);
  const location = useRouterState({ select: (router) => wayBack(router.location) });
  if (!isStranger) return null;
  return (
    <HeaderSignIn href={signInLink({ locale, location, isStrong: true, bank: null })}>
      {t({ id: 'menu.signIn', message: 'Kirjaudu' })}
    </HeaderSignIn>
  );
}
