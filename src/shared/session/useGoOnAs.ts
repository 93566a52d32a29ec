import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useSession } from './useSession.ts';

/**
 * The person goes on as another customer, null for their own: the page that stands gives way at once, nothing of the one
 * before stays, and the contracts are opened (`customer.change`), or another page.
 */
export function useGoOnAs(): (customerId: string | null, path?: string) => void {
  const { chooseCustomer } = useSession();
  const router = useRouter();
  return useCallback(
    (customerId, path = '/contracts') => {
      chooseCustomer(customerId);
      void router.navigate({ href: path });
    },
    [chooseCustomer, router],
  );
}
