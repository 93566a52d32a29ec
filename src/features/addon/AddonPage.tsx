import { useLingui } from '@lingui/react/macro';
import { AdditionOfContract, type ContractAdditionRead } from '../../shared/addition/AdditionOfContract.tsx';
import { AdditionPage, type NamedAddition } from '../../shared/addition/AdditionPage.tsx';
import { late } from '../../shared/late.ts';

/** The page stands before what there is to choose comes, which is asked for beside it. */
const ReadOfContract = late<'ReadOfContract', ContractAdditionRead>(() => import('./ReadAddons.tsx'), 'ReadOfContract');

/** What may be added to a contract of a customer who has signed in (`addition.page`). */
export function AddonOfContract(named: NamedAddition) {
  const { t } = useLingui();
  const loading = t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' });
  return <AdditionOfContract isLock={false} {...{ named, loading }} Read={ReadOfContract} />;
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
