import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Contracts } from '../../../domain/types.ts';
import { FailureNotice } from '../failure/FailureNotice.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { quickLinksOf } from './contracts.view.ts';
import { QuickLinks } from './QuickLinks.tsx';

export interface ContractsErrorProps {
  /** Why they did not come, and how to try again. */
  contracts: Pick<UseQueryResult<Contracts>, 'data' | 'error' | 'isFetching'> & { refetch(): unknown };
  /** The quick links that came with it stand elsewhere on the page (`contracts.quickLinks`). */
  areLinksElsewhere?: boolean;
}

/** The contracts could not be had; the person tries again when they want (`contracts.failure`). */
export function ContractsErrorNotice({ contracts, areLinksElsewhere = false }: ContractsErrorProps) {
  const { data, error, isFetching, refetch } = contracts;
  const { t } = useLingui();
  return (
    <Stack gap="large">
      <FailureNotice
        title={t({ id: 'contracts.failed', message: 'Sopimuksia ei juuri nyt saada näkyviin' })}
        failure={error}
        retry={{ isBusy: isFetching, onRetry: () => void refetch() }}
      />
      {!areLinksElsewhere && <QuickLinks links={quickLinksOf(data, error)} />}
    </Stack>
  );
}
