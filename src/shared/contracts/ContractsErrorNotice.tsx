import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../domain/failure.ts';
import type { QuickLink } from '../../../domain/types.ts';
import { useCountdown } from '../failure/useCountdown.ts';
import { useFailureText } from '../failure/useFailureText.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { Note } from '../../ui/Text/Text.tsx';

export interface ContractsErrorProps {
  failure: Failure;
  /** The quick links that came with it, where they stand nowhere else (`contracts.quickLinks`). */
  links: QuickLink[];
  isBusy: boolean;
  onRetry: () => void;
}

/** The contracts could not be had; the person tries again when they want (`contracts.failure`). */
export function ContractsErrorNotice({ failure, links, isBusy, onRetry }: ContractsErrorProps) {
  const { t } = useLingui();
  const { requestId } = failure;
  const text = useFailureText(failure);
  const secondsLeft = useCountdown(failure.retryAfter, failure);
  return (
    <Stack gap="large">
      <Notice
        tone="critical"
        role="alert"
        title={t({ id: 'contracts.failed', message: 'Sopimuksia ei juuri nyt saada näkyviin' })}
        actions={
          <Button variant="secondary" onClick={onRetry} isBusy={isBusy} isDisabled={secondsLeft > 0}>
            {t({ id: 'contracts.retry', message: 'Yritä uudelleen' })}
          </Button>
        }
      >
        <p>{text}</p>
        {requestId && <p>{t({ id: 'contracts.requestId', message: `Virhetunnus ${requestId}` })}</p>}
      </Notice>
      {/* Outside of the alert, which would be read anew with every second. */}
      {secondsLeft > 0 && (
        <Note>
          {t({ id: 'contracts.retryIn', message: `Voit yrittää uudelleen ${secondsLeft} sekunnin kuluttua.` })}
        </Note>
      )}
      <QuickLinks links={links} />
    </Stack>
  );
}
