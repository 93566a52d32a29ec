import { useEffect } from 'react';
import type { Resolver } from 'react-hook-form';
import type { OrderValues } from '../../../domain/orders/index.ts';
import { NotFetchedError } from '../../shared/notFetched.ts';
import { pageStands } from '../../shared/page/standing.ts';
import type { OrderFormFacts, ProductValues } from './order.form.ts';

const fetchRules = () =>
  import('./later/productResolver.ts').catch((cause: unknown) => {
    throw new NotFetchedError('the rules of the product could not be fetched', { cause });
  });

/** Checks the first step by rules that come once it stands: whoever is quicker waits for them. */
export function useProductResolver(facts: OrderFormFacts): Resolver<ProductValues, unknown, OrderValues['product']> {
  useEffect(() => void pageStands.then(fetchRules).catch(() => {}), []);
  return async (values, context, options) => {
    const { productResolver } = await fetchRules();
    return productResolver(facts)(values, context, options);
  };
}
