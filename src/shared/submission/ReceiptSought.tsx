import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { useFocusWhenGone } from '../page/useFocusWhenGone.ts';
import { useIsUnknown, type Submission } from './SubmissionStatus.tsx';

/** The receipt of what was received before the page was opened is looked up by its key (`draft.receipt`). */
export function ReceiptSought({ submission, heading }: { submission: Submission; heading: string }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useFocusWhenGone(place);
  const isUnknown = useIsUnknown(submission);
  const lookUp = () => {
    // The button goes with the press.
    place.current?.focus({ preventScroll: true });
    submission.send({ type: 'submission.lookUp' });
  };
  return (
    <Stack gap="large">
      <PageHeading>{heading}</PageHeading>
      <div ref={place} tabIndex={-1}>
        {isUnknown ? (
          <Notice
            tone="warning"
            role="alert"
            title={t({ id: 'submission.noReceipt', message: 'Kuittia ei saatu ladattua' })}
            actions={
              <Button variant="secondary" onClick={lookUp}>
                {t({ id: 'submission.seekReceipt', message: 'Lataa kuitti uudelleen' })}
              </Button>
            }
          >
            {t({
              id: 'submission.noReceiptText',
              message: 'Lähetys meni perille. Kuitti on myös sähköpostissa.',
            })}
          </Notice>
        ) : (
          <DetailSkeleton label={t({ id: 'submission.receiptLoading', message: 'Ladataan kuittia' })} />
        )}
      </div>
    </Stack>
  );
}
