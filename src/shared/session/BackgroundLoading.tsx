import { useContracts } from '../contracts/useContracts.ts';
import { useQuery } from '../queryClient.ts';
import { customerQuery, representationsQuery } from './queries.ts';
import { useCustomerId } from './useCustomerId.ts';
import { useGate, useSession } from './useSession.ts';

/** Fetches, one after the other, what pages will ask for next; each of them copes without it (`session.background`). */
function CustomerLoading({ customerId }: { customerId: string }) {
  const { api } = useSession();
  const isEmployee = useGate((gate) => gate.context.validation?.allowedEmployee ?? true);
  const contracts = useContracts();
  const customer = useQuery({ ...customerQuery(api, customerId), enabled: contracts.isFetched });
  useQuery({ ...representationsQuery(api), enabled: customer.isSuccess && !isEmployee });
  return null;
}

/** What is fetched behind a page of the person's own once the gate is open, and not while signing out. Draws nothing. */
export function BackgroundLoading() {
  const isOpen = useGate((gate) => gate.hasTag('open') && gate.context.page.access !== 'public');
  const customerId = useCustomerId();
  return isOpen && customerId !== null ? <CustomerLoading key={customerId} customerId={customerId} /> : null;
}
