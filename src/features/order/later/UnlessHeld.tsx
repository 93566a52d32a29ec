import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { CampaignTemplate } from '../../../../domain/types.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';
import { DetailSkeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { useHeld } from './useHeld.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import { useCustomersWords } from './useCustomersWords.ts';

interface UnlessHeldProps {
  template: CampaignTemplate;
  orderer: Pick<Orderer, 'customerId' | 'isStaff'>;
  children: ReactNode;
}

function Held({ template: { product }, orderer }: Pick<UnlessHeldProps, 'template' | 'orderer'>) {
  const { t } = useLingui();
  const { productName } = product;
  const { held: heading, contracts } = useCustomersWords(orderer);
  usePage(heading);
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={t({ id: 'order.heldLead', message: `${productName} on voimassa, eikä sitä tarvitse tilata uudelleen.` })}
      actions={<ButtonLink href="/contracts">{contracts}</ButtonLink>}
    />
  );
}

/** As it was when the form was opened: what is ordered since is told by the form. */
function Opened({ isHeld, template, orderer, children }: UnlessHeldProps & { isHeld: boolean }) {
  const [wasHeld] = useState(isHeld);
  return wasHeld ? <Held {...{ template, orderer }} /> : children;
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
