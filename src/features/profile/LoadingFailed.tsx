import { useLingui } from '@lingui/react/macro';
import { toFailure } from '../../../domain/failure.ts';
import { useFailureText } from '../../shared/failure/useFailureText.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';

interface LoadingFailedProps {
  query: { error: Error | null; isFetching: boolean; refetch(): unknown };
}

/** A part of the page could not be had; the others stand. */
export function LoadingFailed({ query: { error, isFetching, refetch } }: LoadingFailedProps) {
  const { t } = useLingui();
  return (
    <Notice
      tone="critical"
      role="alert"
      title={t({ id: 'profile.failed', message: 'Näitä tietoja ei juuri nyt saada näkyviin' })}
      actions={
        <Button variant="secondary" isBusy={isFetching} onClick={() => void refetch()}>
          {t({ id: 'profile.retry', message: 'Yritä uudelleen' })}
        </Button>
      }
    >
      {useFailureText(toFailure(error))}
    </Notice>
  );
}
