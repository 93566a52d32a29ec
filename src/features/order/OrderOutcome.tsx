import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { CampaignTemplate } from '../../../domain/types.ts';
import type { orderMachine } from '../../../machines/order/order.machine.ts';
import { ContactAsked, Unproven } from './outcomes/OrderEnds.tsx';
import { OrderOutcomeOf } from './outcomes/OrderOutcomeOf.tsx';
import { OrderThanks } from './outcomes/OrderThanks.tsx';
import { OrderVerification } from './OrderVerification.tsx';

interface OrderOutcomeProps {
  actor: ActorRefFrom<typeof orderMachine>;
  template: CampaignTemplate;
  heading: string;
}

/** What became of an order. */
export function OrderOutcome({ actor, template, heading }: OrderOutcomeProps) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const result = useSelector(actor, ({ context }) => context.result);
  const values = useSelector(actor, ({ context }) => context.values);
  const verification = useSelector(actor, ({ children }) => children.verification);
  if (value === 'verificationNeeded')
    return verification && result && <OrderVerification {...{ heading, template, values, result, verification }} />;
  if (typeof value === 'object' && 'unproven' in value)
    return (
      <Unproven
        heading={heading}
        isCancelled={value.unproven === 'cancelled'}
        onGoOn={() => actor.send({ type: 'step.open', step: 'review' })}
      />
    );
  if (value === 'contactAsked')
    return <ContactAsked {...{ heading, result }} phone={values.person?.contact.phone ?? null} />;
  return result && value !== 'verifiedElsewhere' ? (
    <OrderOutcomeOf {...{ heading, result }} />
  ) : (
    <OrderThanks heading={heading} result={null} />
  );
}
