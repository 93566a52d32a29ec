import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { CampaignTemplate } from '../../../../domain/types.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';
import { DetailSkeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useHeld } from './useHeld.ts';
import type { Orderer } from '../useOrderer.ts';

interface UnlessHeldProps {
  template: CampaignTemplate;
  orderer: Pick<Orderer, 'customerId'>;
  children: ReactNode;
}

function Held({ productName }: Pick<CampaignTemplate['product'], 'productName'>) {
  const { t } = useLingui();
  const heading = t({ id: 'order.held', message: 'Sinulla on jo tämä palvelu' });
  usePage(heading);
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={t({ id: 'order.heldLead', message: `${productName} on voimassa, eikä sitä tarvitse tilata uudelleen.` })}
      actions={<ButtonLink href="/contracts">{t({ id: 'order.toContracts', message: 'Omat sopimukset' })}</ButtonLink>}
    />
  );
}

/** As it was when the form was opened: what is ordered since is told by the form. */
function Opened({ isHeld, template, children }: UnlessHeldProps & { isHeld: boolean }) {
  const [wasHeld] = useState(isHeld);
  return wasHeld ? <Held productName={template.product.productName} /> : children;
}

/** The form of a service, unless the customer has it already (`order.serviceHeld`). */
export function UnlessHeld({ template, orderer, children }: UnlessHeldProps) {
  const { t } = useLingui();
  const { held, isPending } = useHeld(template, orderer, null);
  if (isPending) return <DetailSkeleton label={t({ id: 'order.loading', message: 'Ladataan tilausta' })} />;
  return (
    <Opened isHeld={held.length > 0} {...{ template, orderer }}>
      {children}
    </Opened>
  );
}
