import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { CampaignProduct } from '../../../../domain/types.ts';
import { groupDigits } from '../../../i18n/formats.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { contractsQuery } from '../../../shared/contracts/contracts.query.ts';
import type { DeliverySiteCheck } from '../../../shared/deliverySite/useDeliverySiteCheck.ts';
import { useQuery } from '../../../shared/queryClient.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import type { Orderer } from '../useOrderer.ts';
import { underWayAt } from './underWayAt.ts';
import { useCustomersWords } from './useCustomersWords.ts';

interface UnderWayThereProps {
  check: DeliverySiteCheck;
  orderer: Pick<Orderer, 'customerId' | 'isStaff'>;
  productKind: CampaignProduct['productKind'];
}

/** What the customer has ordered already for a place that the retailer looks for; of a stranger nobody knows (`order.underWayTold`). */
export function UnderWayThere({ check, orderer, productKind }: UnderWayThereProps) {
  const { t, i18n } = useLingui();
  const { api } = useSession();
  const { date } = useFormats();
  const { contracts } = useCustomersWords(orderer);
  const asked = useSelector(check, (snapshot) => {
    const isLookedFor = snapshot.matches({ undecided: 'notFound' }) || snapshot.matches({ settled: 'toBeFound' });
    return isLookedFor ? snapshot.context.asked : null;
  });
  const query = contractsQuery(api, orderer.customerId ?? '', i18n.locale, null);
  const { data } = useQuery(asked !== null && orderer.customerId !== null ? query : { ...query, queryFn: skipToken });
  const order = asked && data && underWayAt(data.ordersUnderWay, { site: asked, productKind });
  if (!order) return null;
  const { productName } = order;
  const [day, number] = [date(order.orderedOn), groupDigits(order.orderNo)];
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t({ id: 'order.underWay', message: 'Tälle käyttöpaikalle on jo tilaus' })}
      actions={
        <ButtonLink href="/contracts" variant="secondary">
          {contracts}
        </ButtonLink>
      }
    >
      {t({
        id: 'order.underWayText',
        message: `${productName}, tilattu ${day}, tilausnumero ${number}. Toista samanlaista tilausta ei voi tehdä.`,
      })}
    </Notice>
  );
}
