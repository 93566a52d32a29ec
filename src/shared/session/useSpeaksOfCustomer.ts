import { useIsOfOther } from './useCustomerId.ts';
import { useIsEmployee } from './useIsEmployee.ts';

/** Whether an employee has done it for a customer, who is spoken of then and not to (`acting.receipts`). */
export function useSpeaksOfCustomer(): boolean {
  const isOfOther = useIsOfOther();
  return useIsEmployee() && isOfOther;
}
