import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** How many characters may still be written; below zero, how many are too many (`form.limit`). */
export function useRemaining(): (left: number) => string {
  const { t } = useLingui();
  return (left) => {
    const count = Math.abs(left);
    return left < 0
      ? t({ id: 'form.excess', message: plural(count, { one: '# merkki liikaa', other: '# merkkiä liikaa' }) })
      : t({ id: 'form.remaining', message: plural(count, { one: '# merkki jäljellä', other: '# merkkiä jäljellä' }) });
  };
}
