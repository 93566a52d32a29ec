import { useState } from 'react';
import { useCustomerId } from './useCustomerId.ts';
import { useSessionState } from './useSession.ts';

/**
 * The key of all that a page may hold of a customer: another one as soon as the person goes on as somebody else, and when
 * the server says that it is somebody else, so that no form, machine or answer lives on under the other's name
 * (`customer.change`). Who the customer is that a page has waited for changes nothing.
 */
export function useCustomerKey(): string {
  const facts = useSessionState().facts;
  const customerId = useCustomerId();
  const [known, setKnown] = useState({ customerId, chosen: facts?.customerId ?? null, turn: 0 });
  // The end of a session leaves what stands.
  const chosen = facts ? facts.customerId : known.chosen;
  const isAnother = customerId !== null && known.customerId !== null && customerId !== known.customerId;
  if (isAnother || chosen !== known.chosen) {
    setKnown({ customerId, chosen, turn: known.turn + 1 });
  } else if (customerId !== null && known.customerId === null) {
    setKnown({ ...known, customerId });
  }
  return String(known.turn);
}
