import { useLingui } from '@lingui/react/macro';
import type { StateValueFrom } from 'xstate';
import type { OrderResult } from '../../../domain/types.ts';
import type { orderMachine } from '../../../machines/order/order.machine.ts';
import { useSpeaksOfCustomer } from '../../shared/session/useSpeaksOfCustomer.ts';
import type { Outcome } from './later/outcomeOf.ts';
import { useProofWords } from './useProofWords.ts';

/** What a page with such an outcome is called; nobody is thanked for an order who was sent an offer. */
export function useOutcomeHeadings(result: OrderResult | null): Record<Outcome, string> {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  return {
    sent: result?.isOffer
      ? t({ id: 'order.sent.headingOfOffer', message: 'Tarjous on lähetetty' })
      : t({ id: 'order.sent', message: 'Kiitos tilauksesta' }),
    contactAsked: speaksOfCustomer
      ? t({ id: 'order.contactAskedOfStaff', message: 'Asiakaspalvelu soittaa asiakkaalle' })
      : t({ id: 'order.contactAsked', message: 'Asiakaspalvelumme soittaa sinulle' }),
    notCreditable: t({ id: 'order.notCreditable', message: 'Tilausta ei voitu hyväksyä' }),
    notImported: t({ id: 'order.notImported', message: 'Tilaus on tallessa mutta kesken' }),
  };
}

type StateValue = StateValueFrom<typeof orderMachine>;

/** What the page is called once the form is over; null while it is not. */
export function useOutcomeHeading(value: StateValue, result: OrderResult | null): string | null {
  const { t } = useLingui();
  const proof = useProofWords();
  const headings = useOutcomeHeadings(result);
  const isIn = (state: string) => value === state || (typeof value === 'object' && state in value);
  if (isIn('verificationNeeded')) return proof.needed;
  if (isIn('verifiedElsewhere')) return proof.proven;
  if (isIn('receivedBefore')) return t({ id: 'order.receivedBefore', message: 'Tilauksesi on jo meillä' });
  if (typeof value === 'string' && value in headings) return headings[value as Outcome];
  if (typeof value === 'object' && 'unproven' in value)
    return value.unproven === 'cancelled'
      ? t({ id: 'order.cancelled', message: 'Tilaus on keskeytetty' })
      : t({ id: 'order.expired', message: 'Tilausta ei vahvistettu ajoissa' });
  return null;
}
