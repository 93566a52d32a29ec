import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { SignInNotice, SubmissionFailure } from '../submission/SubmissionFailure.tsx';
import { SubmissionStatus } from '../submission/SubmissionStatus.tsx';
import type { Removal } from './useAddonRemoval.ts';

/** What becomes of the end of a service that was sent (`removal.once`, `removal.failed`). */
export function RemovalOutcome({ removal }: { removal: Removal }) {
  const { t } = useLingui();
  const failure = useSelector(removal, ({ context }) => context.failure);
  const submission = useSelector(removal, ({ children }) => children.submission);
  const hasFailed = useSelector(removal, (snapshot) => snapshot.matches({ asking: 'failed' }));
  const isSignInNeeded = useSelector(removal, (snapshot) => snapshot.matches({ asking: 'signInNeeded' }));
  if (submission) return <SubmissionStatus submission={submission} isRequest />;
  if (isSignInNeeded)
    return (
      <SignInNotice>
        {t({ id: 'removal.signIn', message: 'Kun olet kirjautunut, palaat tälle sivulle ja voit lopettaa palvelun.' })}
      </SignInNotice>
    );
  if (!hasFailed) return null;
  return (
    <SubmissionFailure
      title={t({ id: 'removal.sendFailed', message: 'Palvelua ei lopetettu' })}
      failure={failure}
      isRequest
      secondsLeft={0}
    />
  );
}
