import { useCustomerId } from './useCustomerId.ts';
import { useSessionState } from './useSession.ts';

/**
 * The key of all that a page may hold of a customer: another one as soon as the person goes on as somebody else, and when
 * the server says who it is, so that no form, machine or answer lives on under the other's name (`customer.change`).
 */
export const useCustomerKey = (): string => `${useSessionState().facts?.customerId} ${useCustomerId()}`;
