import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { CampaignTemplate, Customer } from '../../../../domain/types.ts';
import type { orderMachine } from '../../../../machines/order/order.machine.ts';
import { fullName } from '../../../shared/customer/names.ts';
import { isProofEnd, ProofEnd } from '../../../shared/verification/later/ProofEnd.tsx';
import { useProofWordsOfOrder } from '../../../shared/verification/later/useProofWordsOfOrder.ts';
import { ContactAsked } from './OrderEnds.tsx';
import { OrderOutcomeOf } from './OrderOutcomeOf.tsx';
import { OrderVerification } from './OrderVerification.tsx';
import { typedPerson } from './typedName.ts';

interface OrderOutcomeProps {
  actor: ActorRefFrom<typeof orderMachine>;
  template: CampaignTemplate;
  heading: string;
  /** The customer for whom it is; null where nobody is open. */
  customer: Customer | null;
}

/** What became of an order. */
export function OrderOutcome({ actor, template, heading, customer }: OrderOutcomeProps) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const result = useSelector(actor, ({ context }) => context.result);
  const values = useSelector(actor, ({ context }) => context.values);
  const verification = useSelector(actor, ({ children }) => children.verification);
  const words = useProofWordsOfOrder();
  if (value === 'verificationNeeded')
    return verification && result && <OrderVerification {...{ heading, template, values, result, verification }} />;
  const name = typedPerson(values.person) ?? (customer && fullName(customer));
  const goOn = () => actor.send({ type: 'step.open', step: 'review' });
  if (isProofEnd(value)) return <ProofEnd {...{ value, heading, words }} onGoOn={goOn} />;
  if (value === 'contactAsked')
    return <ContactAsked {...{ heading, result, name }} phone={values.person?.contact.phone ?? null} />;
  return result && <OrderOutcomeOf {...{ heading, result, name }} />;
}
