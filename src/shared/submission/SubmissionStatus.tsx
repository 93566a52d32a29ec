import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { submissionMachine } from '../../../machines/submission/submission.machine.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useFocusWhenGone } from '../page/useFocusWhenGone.ts';
import { useOnline } from '../page/useOnline.ts';

export type Submission = ActorRefFrom<typeof submissionMachine>;

/** In milliseconds: a wait that is longer is told, and may be ended (`submission.slow`). */
const SLOW = 1000;

/** Nothing is under way until the person has it looked up again (`submission.unknown`). */
export const useIsUnknown = (submission: Submission | undefined): boolean =>
  useSelector(submission, (snapshot) => snapshot?.value === 'unknown');

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

interface SubmissionStatusProps {
  submission: Submission;
  /** Nothing was filled in that could be lost, and nothing is said of it. */
  isRequest?: boolean;
}

function Sending({ submission, isRequest }: SubmissionStatusProps) {
  const { t } = useLingui();
  if (!useIsSlow()) return null;
  return (
    <Notice
      tone="info"
      actions={
        <Button variant="secondary" size="small" onClick={() => submission.send({ type: 'submission.cancel' })}>
          {t({ id: 'submission.cancel', message: 'Keskeytä' })}
        </Button>
      }
    >
      {isRequest
        ? t({ id: 'submission.requestSlow', message: 'Lähettäminen kestää tavallista kauemmin.' })
        : t({
            id: 'submission.slow',
            message: 'Lähettäminen kestää tavallista kauemmin. Täyttämäsi tiedot ovat tallessa.',
          })}
    </Notice>
  );
}

/** What became of it is looked up, by itself, when the connection is back or when the person has it done; their focus stays here meanwhile. */
function LookingUp({ submission, isRequest, isUnknown }: SubmissionStatusProps & { isUnknown: boolean }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useFocusWhenGone(place);
  useOnline(() => submission.send({ type: 'submission.lookUp' }));
  const lookUp = () => {
    // The button goes with the press.
    place.current?.focus({ preventScroll: true });
    submission.send({ type: 'submission.lookUp' });
  };
  return (
    <div ref={place} tabIndex={-1}>
      {isUnknown ? (
        <Notice
          tone="warning"
          role="alert"
          title={t({ id: 'submission.unknown', message: 'Emme vielä tiedä, menikö lähetys perille' })}
          actions={
            <Button variant="secondary" onClick={lookUp}>
              {t({ id: 'submission.lookUp', message: 'Tarkista uudelleen' })}
            </Button>
          }
        >
          {isRequest
            ? t({
                id: 'submission.requestUnknown',
                message: 'Yhteys katkesi kesken. Tarkista uudelleen, kun yhteys toimii.',
              })
            : t({
                id: 'submission.unknownText',
                message:
                  'Yhteys katkesi kesken. Täyttämäsi tiedot ovat tallessa. Tarkista uudelleen, kun yhteys toimii.',
              })}
        </Notice>
      ) : (
        <Notice tone="info">
          {t({ id: 'submission.lookingUp', message: 'Tarkistamme, menikö lähetys perille.' })}
        </Notice>
      )}
    </div>
  );
}

/** How a submission goes, as long as it is not known what became of it; the page says the rest. */
export function SubmissionStatus({ submission, isRequest = false }: SubmissionStatusProps) {
  const state = useSelector(submission, ({ value }) => value);

  if (state === 'checking' || state === 'sending') return <Sending {...{ submission, isRequest }} />;
  const isUnknown = state === 'unknown';
  return (
    (isUnknown || state === 'lookingUp' || state === 'waiting') && (
      <LookingUp {...{ submission, isRequest, isUnknown }} />
    )
  );
}
