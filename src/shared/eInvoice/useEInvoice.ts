import type { ActorRefFrom } from 'xstate';
import { eInvoiceMachine, type EInvoiceInput } from '../../../machines/e-invoice/eInvoice.machine.ts';
import { postToApp } from '../../platform/nativeBridge.ts';
import { useReadingFlow } from '../flow/useReadingFlow.ts';
import { useSession } from '../session/useSession.ts';
import { eInvoiceActors } from './eInvoice.actors.ts';
import { eInvoiceKey } from './eInvoice.query.ts';

export type EInvoicing = ActorRefFrom<typeof eInvoiceMachine>;

/** Ordering e-invoices, for the page that offers it; a native app around the page is told of it (`eInvoice.app`). */
export function useEInvoice(input: EInvoiceInput, onClosed?: () => void): EInvoicing {
  const { api } = useSession();
  return useReadingFlow(eInvoiceMachine, 'eInvoice.retry', {
    actors: eInvoiceActors(api),
    input,
    on: { 'app.told': ({ message }) => postToApp(message), 'eInvoice.closed': () => onClosed?.() },
    outdates: { 'eInvoice.changed': [eInvoiceKey(input.customerId ?? '')] },
  });
}
