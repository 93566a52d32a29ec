import { useLingui } from '@lingui/react/macro';
import { AdditionPage } from '../../shared/addition/AdditionPage.tsx';
import { AddonOfContract } from './AddonOfContract.tsx';

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
