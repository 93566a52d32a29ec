import type { CampaignProduct, Customer, TokenValidation } from '../../../domain/types.ts';
import { usePageFacts } from '../page/facts.ts';
import { useQuery } from '../queryClient.ts';
import { customerQuery, userInfoQuery } from '../session/queries.ts';
import { useCustomerId } from '../session/useCustomerId.ts';
import { useSpeaksOfCustomer } from '../session/useSpeaksOfCustomer.ts';
import { useGate, useSession } from '../session/useSession.ts';

/** Who orders, as far as it is known without asking. */
export interface Orderer {
  /** For whom it is; null where nobody of the kind that the product is for has signed in. */
  customerId: string | null;
  /** Their profile, once it is there. */
  customer: Customer | null;
  /** Name and identity code are known, from a strong sign-in. */
  isPersonKnown: boolean;
  /** The name of that sign-in, once it is there. */
  personName: string | null;
  /** The customership is known: who they are and where they live with it. */
  isCustomer: boolean;
  isStaff: boolean;
  /** They prove who they are after it is sent (`order.verification`). */
  needsProof: boolean;
  /** Nobody has signed in: the server wants to see that no bot writes. */
  isStranger: boolean;
  /** The channels and points of the employee's own, and the channels in which consumers are called. */
  salesChannels: readonly string[];
  telephoneSalesChannels: readonly string[];
  salesPoints: TokenValidation['salesPoints'];
  salesAgentId: string | null;
  /** They must say under whose id they sell. */
  asksSalesAgentId: boolean;
  /** Something of it has not come yet. */
  isLoading: boolean;
}

/**
 * Who orders a product for private people or for companies (`order.person`): a customership of the other kind does not
 * count.
 */
export function useOrderer({ customerType }: Pick<CampaignProduct, 'customerType'>): Orderer {
  const { api } = useSession();
  const validation = useGate(({ context }) => context.validation);
  const shownId = useCustomerId();
  const customer = useQuery({ ...customerQuery(api, shownId ?? ''), enabled: shownId !== null });
  const { isOfEmployee } = usePageFacts();
  const isOwn = shownId !== null && shownId === validation?.customerId;
  const isStaff = useSpeaksOfCustomer();
  const isPersonKnown = validation !== null && validation.strongAuthentication && !isStaff;
  // What is in the cache of an employee's own sign-in is nobody who orders.
  const person = useQuery({ ...userInfoQuery(api), enabled: isPersonKnown });
  const isOfKind = customer.data?.customerType === customerType && !(isOfEmployee && isOwn);
  const customerId = isOfKind ? shownId : null;
  return {
    customerId,
    customer: isOfKind ? (customer.data as Customer) : null,
    isPersonKnown,
    personName: isPersonKnown && person.data ? `${person.data.givenName} ${person.data.familyName}` : null,
    isCustomer: customerId !== null,
    isStaff,
    needsProof: !isPersonKnown && !isStaff,
    isStranger: validation === null,
    salesChannels: validation?.salesChannels ?? [],
    telephoneSalesChannels: validation?.telephoneSalesChannels ?? [],
    salesPoints: validation?.salesPoints ?? [],
    salesAgentId: validation?.salesAgentId ?? null,
    asksSalesAgentId: validation?.askSalesAgentId ?? false,
    isLoading: (shownId !== null && customer.isPending) || (isPersonKnown && person.isPending),
  };
}
