import { useLingui } from '@lingui/react';
import type { ActorRefFrom } from 'xstate';
import { boxesOf, newOrder } from '../../../../domain/orders/index.ts';
import type { CampaignTemplate } from '../../../../domain/types.ts';
import type { orderMachine } from '../../../../machines/order/order.machine.ts';
import type { Locale } from '../../../i18n/locale.ts';
import type { DraftInUse } from '../../../shared/draft/useDraft.ts';
import { usePortal } from '../../../shared/portal.context.ts';
import type { OrderDraft, ReviewValues } from '../order.draft.ts';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import type { OrderActors } from './order.actors.ts';
import { isOffer, languageOfOrder, soldBy } from '../../../shared/sale/sold.ts';
import { useOrderActors } from './useOrderActors.ts';

/** What of an order the way of sending it depends on. */
export interface ToSubmit {
  actor: ActorRefFrom<typeof orderMachine>;
  template: CampaignTemplate;
  orderer: Orderer;
  draft: DraftInUse<OrderDraft>;
  /** Takes what the machine invokes from then on. */
  onActors(actors: OrderActors): void;
}

/** Sends an order as it stands (`order.body`). */
export function useSubmit({ actor, template, orderer, draft, onActors }: ToSubmit): (review: ReviewValues) => void {
  const { i18n } = useLingui();
  const { brand } = usePortal();
  const actors = useOrderActors(template.change);
  return (review) => {
    const { values } = actor.getSnapshot().context;
    const isOfferMade = isOffer(template, orderer, review);
    const asked = isOfferMade ? [] : boxesOf(template, values);
    onActors(actors);
    draft.markSent(true);
    actor.send({
      type: 'order.submit',
      key: draft.key,
      needsBotCheck: orderer.isStranger,
      request: newOrder(template, values, {
        customerId: orderer.customerId,
        locale: languageOfOrder(orderer, i18n.locale as Locale),
        salesInfo: orderer.isStaff ? soldBy(orderer, review, brand.id) : null,
        importAsOffer: isOfferMade,
        consents: Object.fromEntries(asked.map(({ id }) => [id, review.consents[id]])),
      }),
    });
  };
}
