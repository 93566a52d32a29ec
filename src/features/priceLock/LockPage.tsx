import { useLingui } from '@lingui/react/macro';
import {
  AdditionOfContract,
  type DrawnAddition,
  type FailedAddition,
} from '../../shared/addition/AdditionOfContract.tsx';
import { AdditionPage, type NamedAddition } from '../../shared/addition/AdditionPage.tsx';
import { late } from '../../shared/late.ts';
import { LockNotRead } from './LockNotRead.tsx';

/** The page stands before its price comes, which is asked for beside it. */
const BegunLock = late(() => import('./BegunLock.tsx'), 'BegunLock');
/** What is needed where nothing is locked. */
const NoLock = late(() => import('./later/NoLock.tsx'), 'NoLock');

/** The lock, or why there is none. */
function Drawn({ named: { contractCode, location }, data, isAtEnd }: DrawnAddition) {
  const { priceLock } = data;
  if (!priceLock) return <NoLock why="none" {...{ contractCode }} />;
  if (priceLock.whyNot !== null && !isAtEnd) return <NoLock why={priceLock.whyNot} {...{ contractCode }} />;
  return <BegunLock offered={{ ...data, priceLock, lock: data.addons[0] ?? null, contractCode: null, location }} />;
}

const Failed = ({ named: { contractCode }, failure, retry }: FailedAddition) => (
  <LockNotRead {...{ failure, retry, contractCode }} />
);

/** The lock of a contract of a customer who has signed in (`priceLock.page`). */
export function LockOfContract(named: NamedAddition) {
  const { t } = useLingui();
  const loading = t({ id: 'priceLock.loading', message: 'Ladataan hintaa' });
  const preload = () => BegunLock.preload?.();
  return <AdditionOfContract isLock {...{ named, loading, preload, Drawn, Failed }} />;
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
