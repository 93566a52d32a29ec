import { useLingui } from '@lingui/react/macro';
import { isOfPath } from '../../../domain/addons/index.ts';
import { toFailure } from '../../../domain/failure.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import {
  AdditionOfContract,
  type DrawnAddition,
  type FailedAddition,
} from '../../shared/addition/AdditionOfContract.tsx';
import { AdditionPage, type NamedAddition } from '../../shared/addition/AdditionPage.tsx';
import { late } from '../../shared/late.ts';
import { AddonNotRead } from './AddonNotRead.tsx';

/** The page stands before what there is to choose comes, which is asked for beside it. */
const BegunAddon = late(() => import('./BegunAddon.tsx'), 'BegunAddon');
/** What is needed where nothing is added. */
const NoAddon = late(() => import('./later/NoAddon.tsx'), 'NoAddon');
const NoneLeft = late(() => import('./later/NoneLeft.tsx'), 'NoneLeft');
const OtherPath = late(() => import('./later/OtherPath.tsx'), 'OtherPath');

/** What may be added, or why nothing. */
function Drawn({ named: { contractCode, campaignId, location }, data, isAtEnd }: DrawnAddition) {
  const { date } = useFormats();
  const { customerType } = data.campaign;
  if (!isOfPath({ customerType }, location)) return <OtherPath {...{ campaignId, customerType }} />;
  const isAnyFree = data.addons.some(({ isIncluded }) => !isIncluded);
  if (!isAnyFree && !isAtEnd) return <NoneLeft {...{ customerType, contractCode }} />;
  return <BegunAddon offered={{ ...data, contractCode: null, startText: date(data.startDate), location }} />;
}

function Failed({ named: { contractCode }, failure, retry }: FailedAddition) {
  const { kind, code } = toFailure(failure);
  if (code === 'addition.notPossible') return <NoAddon reason="notPossible" contractCode={contractCode} />;
  // A contract that is not found is none to lead back to.
  if (kind === 'notFound') return <NoAddon reason="none" contractCode={null} />;
  if (code === 'campaign.closed') return <NoAddon reason="none" contractCode={contractCode} />;
  return <AddonNotRead {...{ failure, retry }} />;
}

/** What may be added to a contract of a customer who has signed in (`addition.page`). */
export function AddonOfContract(named: NamedAddition) {
  const { t } = useLingui();
  const loading = t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' });
  const preload = () => BegunAddon.preload?.();
  return <AdditionOfContract isLock={false} {...{ named, loading, preload, Drawn, Failed }} />;
}

/** Where a customer adds a service to a contract (`addition.page`). */
export function AddonPage() {
  const { t } = useLingui();
  return (
    <AdditionPage
      heading={t({ id: 'addon.title', message: 'Valitse lisäpalvelu' })}
      loading={t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' })}
      path="vap-addition"
      OfContract={AddonOfContract}
    />
  );
}
