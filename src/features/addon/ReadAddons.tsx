import { isOfPath } from '../../../domain/addons/index.ts';
import { toFailure, type Failure } from '../../../domain/failure.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import type { CampaignAdditionRead } from '../../shared/addition/AdditionLinkPage.tsx';
import type { ContractAdditionRead } from '../../shared/addition/AdditionOfContract.tsx';
import { mayBeUnknown } from '../../shared/contracts/mayBeUnknown.ts';
import { late } from '../../shared/late.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { AddonNotRead } from './AddonNotRead.tsx';
import { BegunAddon } from './BegunAddon.tsx';

/** What is needed of who is signed in, and where nothing is added. */
const ContractChoice = late(() => import('./later/ContractChoice.tsx'), 'ContractChoice');
const NotOffered = late(() => import('./later/NotOffered.tsx'), 'NotOffered');
const NoneLeft = late(() => import('./later/NoneLeft.tsx'), 'NoneLeft');
const OtherPath = late(() => import('./later/OtherPath.tsx'), 'OtherPath');

/** Whether another try would come to the same. */
const isLasting = (failure: Failure) =>
  mayBeUnknown(failure) || failure.code === 'addition.notPossible' || failure.code === 'campaign.closed';

/** What may be added to a contract, or why nothing (`addition.page`, `addition.none`). */
export function ReadOfContract({ named, data, failure, retry, isAtEnd }: ContractAdditionRead) {
  const { date } = useFormats();
  const { contractCode, campaignId, location } = named;
  if (data) {
    const { customerType } = data.campaign;
    if (!isOfPath({ customerType }, location)) return <OtherPath {...{ campaignId, customerType }} />;
    const isAnyFree = data.addons.some(({ isIncluded }) => !isIncluded);
    if (!isAnyFree && !isAtEnd) return <NoneLeft {...{ customerType, contractCode }} />;
    return <BegunAddon offered={{ ...data, contractCode: null, startText: date(data.startDate), location }} />;
  }
  const failed = toFailure(failure);
  if (isLasting(failed)) return <NotOffered {...{ contractCode }} failure={failed} />;
  return <AddonNotRead {...{ failure, retry }} />;
}

/** The campaign of a link, for whoever comes by it (`addition.anonymous`, `addition.path`). */
export function ReadOfCampaign({ named, data, failure, retry }: CampaignAdditionRead) {
  const { date } = useFormats();
  const customerId = useCustomerId();
  const { campaignId, contractCode, base } = named;
  if (data) {
    const { customerType } = data.campaign;
    if (!isOfPath({ customerType }, base)) return <OtherPath {...{ campaignId, customerType }} />;
    // Whoever has no customership of the kind chooses and proves it later.
    const place = contractCode === null ? '' : `/contract/${contractCode}`;
    const location = `${base}/campaign/${campaignId}${place}`;
    const open = (
      <BegunAddon offered={{ ...data, contract: null, contractCode, startText: date(data.startDate), location }} />
    );
    return customerId === null ? open : <ContractChoice {...{ campaignId, customerType, base }}>{open}</ContractChoice>;
  }
  const failed = toFailure(failure);
  if (isLasting(failed)) return <NotOffered contractCode={null} failure={failed} />;
  return <AddonNotRead {...{ failure, retry }} />;
}
