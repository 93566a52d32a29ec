import { useLingui } from '@lingui/react/macro';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';

interface LoadingFailedProps {
  query: { error: Error | null; isFetching: boolean; refetch(): unknown };
}

/** A part of the page could not be had; the others stand. */
export function LoadingFailed({ query: { error, isFetching, refetch } }: LoadingFailedProps) {
  const { t } = useLingui();
  return (
    <FailureNotice
      title={t({ id: 'profile.failed', message: 'Näitä tietoja ei juuri nyt saada näkyviin' })}
      failure={error}
      retry={{ isBusy: isFetching, onRetry: () => void refetch() }}
    />
  );
}
