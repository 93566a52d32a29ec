import type { ActorRefFrom } from 'xstate';
import type { Invoice, Postponement } from '../../../domain/types.ts';
import { postponeMachine } from '../../../machines/postpone/postpone.machine.ts';
import { useFlow } from '../flow/useFlow.ts';
import { useSession } from '../session/useSession.ts';
import { postponeActors } from './postpone.actors.ts';

export type Postponing = ActorRefFrom<typeof postponeMachine>;

interface Heard {
  onPostponed(postponement: Postponement): void;
  /** It cannot be, whatever the page has of it. */
  onFixed(invoiceNo: string): void;
}

/** Postponing an invoice, for the page that shows it (`postpone.offered`). */
export function usePostponing(invoice: Invoice, { onPostponed, onFixed }: Heard): Postponing {
  const { api } = useSession();
  const { owner, invoiceNo, dueDate, postpone } = invoice;
  // Where the server does not tell the days, they are those that were asked about.
  const asAsked = (): Postponement | null =>
    dueDate && postpone?.dueDate
      ? { invoiceNo, postponedFrom: dueDate, dueDate: postpone.dueDate, isMailed: false }
      : null;
  return useFlow(postponeMachine, {
    actors: postponeActors(api),
    input: { customerId: owner, invoiceNo },
    on: {
      'invoice.postponed': ({ postponement }) => {
        const known = postponement ?? asAsked();
        if (known) onPostponed(known);
      },
      'invoice.outdated': () => onFixed(invoiceNo),
    },
  });
}
