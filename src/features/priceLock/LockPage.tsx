import { useLingui } from '@lingui/react/macro';
import { AdditionPage } from '../../shared/addition/AdditionPage.tsx';
import { LockOfContract } from './LockOfContract.tsx';

/** Where a customer locks the price of a contract (`priceLock.page`). */
export function LockPage() {
  const { t } = useLingui();
  return (
    <AdditionPage
      heading={t({ id: 'priceLock.closedPage', message: 'Hinnan lukitus' })}
      loading={t({ id: 'priceLock.loading', message: 'Ladataan hintaa' })}
      path="lock-price"
      OfContract={LockOfContract}
    />
  );
}
