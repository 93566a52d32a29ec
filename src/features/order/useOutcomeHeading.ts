import { useLingui } from '@lingui/react/macro';
import type { StateValueFrom } from 'xstate';
import type { OrderResult } from '../../../domain/types.ts';
import type { orderMachine } from '../../../machines/order/order.machine.ts';
import type { Outcome } from './outcomes/outcomeOf.ts';

/** What a page with such an outcome is called; an offer is ordered by nobody yet. */
export function useOutcomeHeadings(): (outcome: Outcome, result: Pick<OrderResult, 'isOffer'> | null) => string {
  const { t } = useLingui();
  const headings = {
    sent: t({ id: 'order.sent', message: 'Kiitos tilauksesta' }),
    notCreditable: t({ id: 'order.notCreditable', message: 'Tilausta ei voitu hyväksyä' }),
    notImported: t({ id: 'order.notImported', message: 'Tilaus on tallessa mutta kesken' }),
  };
  const offer = t({ id: 'order.sent.headingOfOffer', message: 'Tarjous on lähetetty' });
  return (outcome, result) => (outcome === 'sent' && result?.isOffer ? offer : headings[outcome]);
}

type StateValue = StateValueFrom<typeof orderMachine>;

/** What the page is called once the form is over; null while it is not. */
export function useOutcomeHeading(value: StateValue, result: OrderResult | null): string | null {
  const { t } = useLingui();
  const headingOf = useOutcomeHeadings();
  const isIn = (state: string) => value === state || (typeof value === 'object' && state in value);
  if (isIn('verificationNeeded')) return t({ id: 'order.verify.title', message: 'Vahvista tilaus tunnistautumalla' });
  if (isIn('verifiedElsewhere'))
    return t({ id: 'order.verifiedElsewhere', message: 'Henkilöllisyytesi on vahvistettu' });
  if (isIn('receivedBefore')) return t({ id: 'order.receivedBefore', message: 'Tilauksesi on jo meillä' });
  if (value === 'notCreditable' || value === 'notImported' || value === 'sent') return headingOf(value, result);
  if (typeof value === 'object' && 'unproven' in value)
    return value.unproven === 'cancelled'
      ? t({ id: 'order.cancelled', message: 'Tilaus on keskeytetty' })
      : t({ id: 'order.expired', message: 'Tilausta ei vahvistettu ajoissa' });
  return null;
}
