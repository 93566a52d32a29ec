import { useLingui } from '@lingui/react/macro';
import type { PriceLine } from './useOrderWords.ts';

/** What a product includes, in the same words wherever it is sold and told of (`order.included`); nothing where it is nothing. */
export function useIncluded(): (included: readonly string[] | undefined) => PriceLine[] {
  const { t } = useLingui();
  return (included = []) =>
    included.length === 0
      ? []
      : [{ label: t({ id: 'order.included', message: 'Sisältyy' }), value: included.join(', ') }];
}
