import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage } from '../../shared/language/useLanguage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import type { SessionEnd } from '../../shared/session/portalSession.ts';
import { signInLink, wayBack } from '../../shared/session/signIn.links.ts';
import { useGate } from '../../shared/session/useSession.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';

/** What has ended the session; null where a dialog or the sign-in says so. */
function useEndText(end: SessionEnd): string | null {
  const { t } = useLingui();
  const isSignIn = useGate((gate) => gate.matches('redirectToLogin'));
  switch (end) {
    case 'elsewhere':
      return t({ id: 'session.endedElsewhere', message: 'Kirjauduit ulos toisessa välilehdessä.' });
    case 'replaced':
      return t({
        id: 'session.endedReplaced',
        message: 'Toisessa välilehdessä kirjauduttiin sisään, joten istuntosi tässä välilehdessä päättyi.',
      });
    case 'refused':
      // The sign-in says it itself.
      return isSignIn ? null : t({ id: 'session.ended', message: 'Istuntosi päättyi' });
    default:
      return null;
  }
}

/** The session is over without the person's doing in this tab; what was typed waits for who wrote it (`session.otherTab`). */
export function EndNotice({ end }: { end: SessionEnd }) {
  const { t } = useLingui();
  const { store } = usePortal();
  const { locale } = useLanguage();
  const location = useRouterState({ select: (router) => wayBack(router.location) });
  const isSignIn = useGate((gate) => gate.matches('redirectToLogin'));
  const [hasDraft] = useState(() => store.read('drafts') !== null);
  const title = useEndText(end);
  if (title === null) return null;
  return (
    <Notice
      tone="info"
      role="none"
      title={title}
      actions={
        !isSignIn && (
          <ButtonLink
            href={signInLink({ locale, location, isStrong: true, bank: null })}
            variant="secondary"
            size="small"
          >
            {t({ id: 'session.signInAgain', message: 'Kirjaudu uudelleen' })}
          </ButtonLink>
        )
      }
    >
      {hasDraft
        ? t({
            id: 'session.draftWaits',
            message: 'Kesken jäänyt tekstisi on tallessa ja odottaa sinua, kun kirjaudut uudelleen.',
          })
        : t({ id: 'session.nothingStays', message: 'Tietosi eivät enää näy täällä.' })}
    </Notice>
  );
}
