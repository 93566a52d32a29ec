import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useSearch } from '@tanstack/react-router';
import { LogOut } from 'lucide';
import type { ActorRefFrom } from 'xstate';
import { signOutMachine } from '../../../machines/sign-out/signOut.machine.ts';
import { keepView } from '../../platform/view.ts';
import { useFlow } from '../../shared/flow/useFlow.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { signOutActors } from './signOut.actors.ts';

type SignOut = ActorRefFrom<typeof signOutMachine>;

/** The sign-out, begun when the page opens where its address asks for it (`signOut.force`). */
function useSignOut(): SignOut {
  const session = useSession();
  const { store } = usePortal();
  const { force } = useSearch({ from: '/logout' });
  return useFlow(signOutMachine, {
    actors: signOutActors(session),
    input: { isForced: force === 'true' },
    on: {
      'session.left': ({ location }) => {
        session.leave();
        keepView(store, window.location.search);
        window.location.assign(location);
      },
    },
  });
}

function useHeading(actor: SignOut): string {
  const { t } = useLingui();
  return useSelector(actor, (snapshot) => {
    if (snapshot.matches('asked')) return t({ id: 'signOut.question', message: 'Kirjaudutaanko ulos?' });
    if (snapshot.matches('failed')) return t({ id: 'signOut.failed', message: 'Uloskirjautuminen ei onnistunut' });
    return t({ id: 'signOut.leaving', message: 'Kirjaamme sinut ulos' });
  });
}

function Question({ actor, heading }: { actor: SignOut; heading: string }) {
  const { t } = useLingui();
  return (
    <MessagePage
      scene="setting"
      heading={heading}
      lead={t({ id: 'signOut.lead', message: 'Kirjaamme sinut ulos tästä selaimesta, myös sen muista välilehdistä.' })}
      actions={
        <>
          <Button icon={LogOut} onClick={() => actor.send({ type: 'signOut.confirm' })}>
            {t({ id: 'session.signOut', message: 'Kirjaudu ulos' })}
          </Button>
          <ButtonLink href="/" variant="secondary">
            {t({ id: 'signOut.stay', message: 'Pysy kirjautuneena' })}
          </ButtonLink>
        </>
      }
    />
  );
}

/** The server did not answer: the person is still signed in (`signOut.failure`). */
function Failed({ actor, heading }: { actor: SignOut; heading: string }) {
  const { t } = useLingui();
  return (
    <MessagePage
      scene="broken"
      heading={heading}
      lead={t({
        id: 'signOut.failedLead',
        message:
          'Olet edelleen kirjautuneena. Yritä uudelleen. Jos se ei auta, sulje selain: istunto päättyy 15 minuutin kuluttua.',
      })}
      actions={
        <Button icon={LogOut} onClick={() => actor.send({ type: 'signOut.retry' })}>
          {t({ id: 'session.tryAgain', message: 'Yritä uudelleen' })}
        </Button>
      }
    />
  );
}

/** Signing out: asked first, but for the portal's own link (`signOut.confirmation`). */
export function SignOutPage() {
  const { t } = useLingui();
  const actor = useSignOut();
  const heading = useHeading(actor);
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches('asked'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  usePage(t({ id: 'signOut.title', message: 'Uloskirjautuminen' }), heading);

  if (isAsked) return <Question actor={actor} heading={heading} />;
  if (hasFailed) return <Failed actor={actor} heading={heading} />;
  const lead = t({ id: 'signOut.leavingLead', message: 'Tämä kestää vain hetken.' });
  return <MessagePage scene="setting" heading={heading} lead={lead} />;
}
