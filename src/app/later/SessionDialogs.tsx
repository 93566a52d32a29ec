import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SessionState } from '../../shared/session/portalSession.ts';
import { useSession, useSessionState } from '../../shared/session/useSession.ts';
import { useSignInAgainLink } from '../../shared/session/useSignInAgainLink.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';

type Timer = NonNullable<SessionState['timer']>;

/** Two minutes are left: the person may stay (`session.warning`). */
function ExpiringDialog({ timer }: { timer: Timer }) {
  const { t } = useLingui();
  const { stay } = useSession();
  const isBusy = useSelector(timer, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(timer, (snapshot) => snapshot.matches({ expiring: 'failed' }));
  return (
    <Dialog
      isRequired
      heading={t({ id: 'session.expiring', message: 'Istuntosi päättyy pian' })}
      actions={
        <>
          <Button onClick={stay} isBusy={isBusy}>
            {t({ id: 'session.stay', message: 'Pysy kirjautuneena' })}
          </Button>
          <ButtonLink href="/logout?force=true" variant="secondary">
            {t({ id: 'menu.signOut', message: 'Kirjaudu ulos' })}
          </ButtonLink>
        </>
      }
    >
      <p>
        {hasFailed
          ? t({ id: 'session.stayFailed', message: 'Istunnon jatkaminen ei onnistunut. Yritä uudelleen.' })
          : t({
              id: 'session.expiringText',
              message: 'Kirjaamme sinut ulos kahden minuutin kuluessa, jos et jatka.',
            })}
      </p>
    </Dialog>
  );
}

/** Two minutes are left, and no more can be had (`session.absoluteEnd`). */
function ClosingDialog() {
  const { t } = useLingui();
  const [isSeen, setIsSeen] = useState(false);
  if (isSeen) return null;
  return (
    <Dialog
      closeLabel={t({ id: 'dialog.close', message: 'Sulje' })}
      heading={t({ id: 'session.expiring', message: 'Istuntosi päättyy pian' })}
      onClose={() => setIsSeen(true)}
      actions={<Button onClick={() => setIsSeen(true)}>{t({ id: 'session.seen', message: 'Selvä' })}</Button>}
    >
      <p>
        {t({
          id: 'session.closingText',
          message: 'Olet ollut kirjautuneena lähes kahdeksan tuntia. Kirjaamme sinut ulos kahden minuutin kuluessa.',
        })}
      </p>
    </Dialog>
  );
}

function WarningDialog({ timer }: { timer: Timer }) {
  const isLast = useSelector(timer, (snapshot) => snapshot.matches('closing'));
  return isLast ? <ClosingDialog /> : <ExpiringDialog timer={timer} />;
}

/** The session has ended by its time; the sign-in is behind (`session.end`). */
function EndedDialog({ reason }: { reason: 'idle' | 'total' }) {
  const { t } = useLingui();
  const { dismissEnd } = useSession();
  const again = useSignInAgainLink();
  return (
    <Dialog
      closeLabel={t({ id: 'dialog.close', message: 'Sulje' })}
      scene="setting"
      heading={t({ id: 'session.ended', message: 'Istuntosi päättyi' })}
      onClose={dismissEnd}
      actions={
        <>
          <ButtonLink href={again}>{t({ id: 'session.signInAgain', message: 'Kirjaudu uudelleen' })}</ButtonLink>
          <ButtonLink href="/" variant="secondary" onClick={dismissEnd}>
            {t({ id: 'shell.frontPage', message: 'Etusivulle' })}
          </ButtonLink>
        </>
      }
    >
      <p>
        {reason === 'idle'
          ? t({
              id: 'session.endedIdle',
              message:
                'Kirjasimme sinut ulos 15 minuutin tauon jälkeen. Jatkat samasta kohdasta, kun kirjaudut uudelleen.',
            })
          : t({
              id: 'session.endedTotal',
              message:
                'Kirjasimme sinut ulos kahdeksan tunnin jälkeen. Jatkat samasta kohdasta, kun kirjaudut uudelleen.',
            })}
      </p>
    </Dialog>
  );
}

/** What the person is told of the time of the session; there as long as there is something to tell (`SessionNews`). */
export function SessionDialogs() {
  const { timer, end } = useSessionState();
  if (timer) return <WarningDialog timer={timer} />;
  return <EndedDialog reason={end?.reason === 'total' ? 'total' : 'idle'} />;
}
