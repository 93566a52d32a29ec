import { useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide';
import { Failure } from '../../../domain/failure.ts';
import { useErrorIdText } from '../../shared/failure/useErrorIdText.ts';
import { useFailureText } from '../../shared/failure/useFailureText.ts';
import { useOnline } from '../../shared/page/useOnline.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useGate, useSession } from '../../shared/session/useSession.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { WayOut } from './WayOut.tsx';

const unknown = new Failure({ kind: 'broken' });

/** The token could not be validated, which says nothing of the person (`gate.failedTryAgain`). */
export function ValidationFailedPage() {
  const { t } = useLingui();
  const { gate } = useSession();
  const failure = useGate((snapshot) => snapshot.context.failure) ?? unknown;
  const lead = useFailureText(failure);
  const errorId = useErrorIdText(failure);
  const heading = t({ id: 'validationFailed.heading', message: 'Emme voineet tarkistaa kirjautumistasi' });
  usePage(heading);
  const validateAgain = () => gate.send({ type: 'validation.retry' });
  useOnline(() => {
    if (failure.kind === 'unreachable') validateAgain();
  });

  return (
    <MessagePage
      scene="broken"
      heading={heading}
      lead={lead}
      note={errorId}
      actions={
        <>
          <Button icon={RotateCw} onClick={validateAgain}>
            {t({ id: 'session.tryAgain', message: 'Yritä uudelleen' })}
          </Button>
          <WayOut />
        </>
      }
    />
  );
}
