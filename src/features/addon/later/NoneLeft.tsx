import { useLingui } from '@lingui/react/macro';
import type { CustomerType } from '../../../../domain/types.ts';
import { useOrderer } from '../../../shared/sale/useOrderer.ts';
import { DetailSkeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { NoAddon } from './NoAddon.tsx';

interface NoneLeftProps {
  /** For whom the campaign is. */
  customerType: CustomerType;
  contractCode: string;
}

/** A contract may choose none of a campaign: it has them all, or they are for customers of the other kind (`addition.none`). */
export function NoneLeft({ customerType, contractCode }: NoneLeftProps) {
  const { t } = useLingui();
  const orderer = useOrderer({ customerType });
  if (orderer.isLoading)
    return <DetailSkeleton label={t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' })} />;
  if (orderer.isCustomer) return <NoAddon reason="held" contractCode={contractCode} />;
  return <NoAddon reason={customerType === 'B2B' ? 'ofCompanies' : 'ofConsumers'} contractCode={contractCode} />;
}
