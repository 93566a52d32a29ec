import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { toFailure } from '../../../domain/failure.ts';
import type { Contracts } from '../../../domain/types.ts';
import { useCountdown } from '../failure/useCountdown.ts';
import { useErrorIdText } from '../failure/useErrorIdText.ts';
import { useFailureText } from '../failure/useFailureText.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { quickLinksOf } from './contracts.view.ts';
import { QuickLinks } from './QuickLinks.tsx';
import { Note } from '../../ui/Text/Text.tsx';

export interface ContractsErrorProps {
  /** Why they did not come, and how to try again. */
  contracts: Pick<UseQueryResult<Contracts>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The quick links that came with it stand elsewhere on the page (`contracts.quickLinks`). */
  areLinksElsewhere?: boolean;
}

/** The contracts could not be had; the person tries again when they want (`contracts.failure`). */
export function ContractsErrorNotice({ contracts, areLinksElsewhere = false }: ContractsErrorProps) {
  const { data, error, isFetching, refetch } = contracts;
  const { t } = useLingui();
  const failure = toFailure(error);
  const text = useFailureText(failure);
  const errorId = useErrorIdText(failure);
  const secondsLeft = useCountdown(failure.retryAfter, failure);
  return (
    <Stack gap="large">
      <Notice
        tone="critical"
        role="alert"
        title={t({ id: 'contracts.failed', message: 'Sopimuksia ei juuri nyt saada näkyviin' })}
        actions={
          <Button variant="secondary" onClick={() => void refetch()} isBusy={isFetching} isDisabled={secondsLeft > 0}>
            {t({ id: 'contracts.retry', message: 'Yritä uudelleen' })}
          </Button>
        }
      >
        <p>{text}</p>
        {errorId && <p>{errorId}</p>}
      </Notice>
      {/* Outside of the alert, which would be read anew with every second. */}
      {secondsLeft > 0 && (
        <Note>
          {t({ id: 'contracts.retryIn', message: `Voit yrittää uudelleen ${secondsLeft} sekunnin kuluttua.` })}
        </Note>
      )}
      {!areLinksElsewhere && <QuickLinks links={quickLinksOf(data, error)} />}
    </Stack>
  );
}
