import { useEffect } from 'react';
import { useCustomerId } from '../session/useCustomerId.ts';
import { useActing } from './useActing.ts';

/** A page was told that the customer is not open, though they were: the server is asked who is open now. */
export function AskAnew() {
  const acting = useActing();
  const customerId = useCustomerId();
  useEffect(() => {
    if (acting.getSnapshot().context.acting.open?.customerId === customerId) acting.send({ type: 'acting.ask' });
  }, [acting, customerId]);
  return null;
}
