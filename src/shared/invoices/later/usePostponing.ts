import { useRef, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Invoice, InvoiceDetails, Postponement } from '../../../../domain/types.ts';
import { postponeMachine } from '../../../../machines/postpone/postpone.machine.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useQueryClient } from '../../queryClient.ts';
import { useSession } from '../../session/useSession.ts';
import { withFixedDetails } from '../invoices.view.ts';
import { postponeActors } from './postpone.actors.ts';

/** Postponing an invoice, as its button, its status and its dialog share it. */
export interface Postponing {
  actor: ActorRefFrom<typeof postponeMachine>;
  /** Where it is told how it goes: the focus goes on there from the button. */
  told: RefObject<HTMLDivElement | null>;
}

export interface Heard {
  onPostponed?(postponement: Postponement): void;
  /** It cannot be, whatever the page has of it. */
  onFixed?(invoiceNo: string): void;
}

/**
 * Postponing an invoice, for the page that shows it (`postpone.offered`). What is known of the invoice by itself is changed at
 * once, and asked for anew: its codes have the due day in them (`postpone.done`).
 *
 * @param customerId whom the page shows
 */
export function usePostponing(customerId: string, invoice: Invoice, { onPostponed, onFixed }: Heard = {}): Postponing {
  const { api } = useSession();
  const queries = useQueryClient();
  const told = useRef<HTMLDivElement>(null);
  const { owner, invoiceNo, dueDate, postpone } = invoice;
  const queryKey = [customerId, 'invoice', invoiceNo];
  const change = (changed: Parameters<typeof withFixedDetails>[1]) => {
    queries.setQueriesData<InvoiceDetails>({ queryKey }, (known) => known && withFixedDetails(known, changed));
    void queries.invalidateQueries({ queryKey });
    void queries.invalidateQueries({ queryKey: [customerId, 'toPay'] });
  };
  // Where the server does not tell the days, they are those that were asked about.
  const asAsked = (): Postponement | null =>
    dueDate && postpone?.dueDate
      ? { invoiceNo, postponedFrom: dueDate, dueDate: postpone.dueDate, isMailed: false }
      : null;
  const actor = useFlow(postponeMachine, {
    actors: postponeActors(api),
    input: { customerId: owner, invoiceNo },
    on: {
      'invoice.postponed': ({ postponement }) => {
        const known = postponement ?? asAsked();
        if (!known) return;
        change({ dueDate: known.dueDate, postponedFrom: known.postponedFrom });
        onPostponed?.(known);
      },
      'invoice.outdated': () => {
        change({});
        onFixed?.(invoiceNo);
      },
    },
  });
  return { actor, told };
}
