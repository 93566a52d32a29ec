import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { OrderStep } from '../../../../domain/types.ts';
import type { orderMachine } from '../../../../machines/order/order.machine.ts';
import type { DraftInUse } from '../../../shared/draft/useDraft.ts';
import { fullName } from '../../../shared/customer/names.ts';
import { DraftNotice } from '../../../shared/form/DraftNotice.tsx';
import type { Orderer } from '../../../shared/sale/useOrderer.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';
import { AskedAgain } from './AskedAgain.tsx';
import { DraftChanges } from './DraftChanges.tsx';
import { changesSince } from './order.changes.ts';
import type { OrderDraft } from '../order.draft.ts';
import type { OrderFormFacts } from '../order.form.ts';

interface OrderRestoredProps {
  step: OrderStep;
  actor: ActorRefFrom<typeof orderMachine>;
  facts: OrderFormFacts;
  draft: DraftInUse<OrderDraft>;
  /** One of the same product has come to its end in this tab. */
  isAfterOther: boolean;
  orderer: Pick<Orderer, 'isStaff' | 'customer'>;
  /** What is in the forms now. */
  typed: OrderDraft;
  onStartAgain(): void;
}

/** What is told of a form that goes on: after which, since when, what does not fit any more, and what must be typed again. */
export function OrderRestored(props: OrderRestoredProps) {
  const { step, actor, facts, draft, isAfterOther, orderer, typed, onStartAgain } = props;
  const { isStaff, customer } = orderer;
  const { t } = useLingui();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      {isAfterOther && (
        <Notice tone="info">
          {t({
            id: 'order.afterOther',
            message:
              'Edellinen tilauksesi on jo lähetetty. Jos tilaus onnistui, vahvistus on sähköpostissasi. Tämä on uusi lomake.',
          })}
        </Notice>
      )}
      {draft.isRestored && !isBusy && <DraftNotice {...draft} onStartAgain={onStartAgain} />}
      {draft.isRestored && (
        <DraftChanges changes={changesSince(typed, facts, isStaff && customer ? fullName(customer) : null)} />
      )}
      <AskedAgain {...{ step, actor, facts }} done={typed.done} />
    </>
  );
}
