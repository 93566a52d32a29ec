import { useLingui } from '@lingui/react/macro';
import { useSessionState } from '../../shared/session/useSession.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';

/** Away from a page that the gate shows: out of the session where there is one, else to the front page. */
export function WayOut() {
  const { t } = useLingui();
  const hasSession = useSessionState().facts !== null;
  return hasSession ? (
    <ButtonLink href="/logout?force=true" variant="secondary">
      {t({ id: 'session.signOut', message: 'Kirjaudu ulos' })}
    </ButtonLink>
  ) : (
    <ButtonLink href="/" variant="secondary">
      {t({ id: 'session.frontPage', message: 'Etusivulle' })}
    </ButtonLink>
  );
}
