import type { CampaignAdditionRead } from '../../shared/addition/AdditionLinkPage.tsx';
import type { ContractAdditionRead } from '../../shared/addition/AdditionOfContract.tsx';
import { late } from '../../shared/late.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { BegunLock } from './BegunLock.tsx';
import { LockNotRead } from './LockNotRead.tsx';

/** What is needed of who is signed in, and where nothing is locked. */
const LockChoice = late(() => import('./later/LockChoice.tsx'), 'LockChoice');
const NoLock = late(() => import('./later/NoLock.tsx'), 'NoLock');

/** The lock of a contract, or why there is none (`priceLock.page`, `priceLock.none`). */
export function ReadOfContract({ named, data, failure, retry, isAtEnd }: ContractAdditionRead) {
  const { contractCode, location } = named;
  if (!data) return <LockNotRead {...{ failure, retry, contractCode }} />;
  const { priceLock } = data;
  if (!priceLock) return <NoLock why="none" {...{ contractCode }} />;
  if (priceLock.whyNot !== null && !isAtEnd) return <NoLock why={priceLock.whyNot} {...{ contractCode }} />;
  return <BegunLock offered={{ ...data, priceLock, lock: data.addons[0] ?? null, contractCode: null, location }} />;
}

/**
 * The lock of a link, for whoever comes by it (`priceLock.campaign`): who is not signed in, or has no customership, locks that
 * of the link, or of the place that they name, and proves it later (`priceLock.proof`).
 */
export function ReadOfCampaign({ named, data, failure, retry }: CampaignAdditionRead) {
  const customerId = useCustomerId();
  const { campaignId, contractCode, base } = named;
  if (!data) return <LockNotRead {...{ failure, retry }} contractCode={null} />;
  if (customerId !== null) return <LockChoice {...{ campaignId, base }} />;
  const { priceLock } = data;
  if (!priceLock) return <NoLock why="none" contractCode={null} />;
  const location = `${base}/campaign/${campaignId}${contractCode === null ? '' : `/contract/${contractCode}`}`;
  return (
    <BegunLock offered={{ ...data, priceLock, lock: data.addons[0] ?? null, contract: null, contractCode, location }} />
  );
}
