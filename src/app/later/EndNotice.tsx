import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { hasDraftOf } from '../../shared/draft/waiting.ts';
import { usePortal } from '../../shared/portal.context.ts';
import type { EndedSession } from '../../shared/session/portalSession.ts';
import { useGate } from '../../shared/session/useSession.ts';
import { useSignInAgainLink } from '../../shared/session/useSignInAgainLink.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';

/** What has ended the session; null where a dialog or the sign-in says so. */
function useEndText({ reason, isSeen }: EndedSession, isSignIn: boolean): string | null {
  const { t } = useLingui();
  switch (reason) {
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
    case 'idle':
      if (!isSeen) return null;
      return t({ id: 'session.afterIdle', message: 'Kirjasimme sinut ulos 15 minuutin tauon jälkeen.' });
    case 'total':
      if (!isSeen) return null;
      return t({ id: 'session.afterTotal', message: 'Kirjasimme sinut ulos kahdeksan tunnin jälkeen.' });
  }
}

/**
 * The session is over: why, and the way on, for as long as nobody signs in in this tab (`session.endStays`); what was typed
 * waits for who wrote it (`session.otherTab`).
 */
export function EndNotice({ end }: { end: EndedSession }) {
  const { t } = useLingui();
  const { store } = usePortal();
  const again = useSignInAgainLink();
  const isSignIn = useGate((gate) => gate.matches('redirectToLogin'));
  const [hasDraft] = useState(() => hasDraftOf(store, end.person));
  const title = useEndText(end, isSignIn);
  if (title === null) return null;
  return (
    <Notice
      tone="info"
      role="none"
      title={title}
      actions={
        !isSignIn && (
          <ButtonLink href={again} variant="secondary" size="small">
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
