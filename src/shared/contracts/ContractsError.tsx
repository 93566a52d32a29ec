import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button/Button.tsx';
import { late } from '../late.ts';
import type { ContractsErrorProps } from './ContractsErrorNotice.tsx';

function PlainError({ contracts: { isFetching, refetch } }: ContractsErrorProps) {
  const { t } = useLingui();
  return (
    <div role="alert">
      <p>{t({ id: 'contracts.failed', message: 'Sopimuksia ei juuri nyt saada näkyviin' })}</p>
      <Button variant="secondary" onClick={() => void refetch()} isBusy={isFetching}>
        {t({ id: 'failure.retry', message: 'Yritä uudelleen' })}
      </Button>
    </div>
  );
}

/** The contracts could not be had. Few people see it, so it comes after the page (`contracts.failure`). */
export const ContractsError = late(() => import('./ContractsErrorNotice.tsx'), 'ContractsErrorNotice', {
  meanwhile: PlainError,
});
