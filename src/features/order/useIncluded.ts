import { useLingui } from '@lingui/react/macro';
import type { Fact } from '../../ui/FactList/FactList.tsx';

/** What a product includes, in the words of its step (`order.sameWords`); nothing where it is nothing. */
export function useIncluded(): (included: readonly string[] | undefined) => Fact[] {
  const { t } = useLingui();
  return (included = []) =>
    included.length === 0
      ? []
      : [{ label: t({ id: 'order.included', message: 'Sisältyy' }), value: included.join(', ') }];
}
