import { useLingui } from '@lingui/react/macro';
import { AdditionOfContract, type ContractAdditionRead } from '../../shared/addition/AdditionOfContract.tsx';
import { AdditionPage, type NamedAddition } from '../../shared/addition/AdditionPage.tsx';
import { late } from '../../shared/late.ts';

/** The page stands before its price comes, which is asked for beside it. */
const ReadOfContract = late<'ReadOfContract', ContractAdditionRead>(() => import('./ReadLock.tsx'), 'ReadOfContract');

/** The lock of a contract of a customer who has signed in (`priceLock.page`). */
export function LockOfContract(named: NamedAddition) {
  const { t } = useLingui();
  const loading = t({ id: 'priceLock.loading', message: 'Ladataan hintaa' });
  return <AdditionOfContract isLock {...{ named, loading }} Read={ReadOfContract} />;
}

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
