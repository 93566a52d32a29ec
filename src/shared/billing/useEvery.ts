import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** How often invoices come, in words. */
export function useEvery() {
  const { t } = useLingui();
  /** On its own: `Lasku 2 kuukauden välein`. */
  const title = (months: number): string =>
    t({
      id: 'billing.title',
      message: plural(months, { one: 'Lasku joka kuukausi', other: 'Lasku # kuukauden välein' }),
    });
  /** As a choice: `2 kuukauden välein`. */
  const choice = (months: number): string =>
    t({ id: 'billing.choice', message: plural(months, { one: 'Joka kuukausi', other: '# kuukauden välein' }) });
  return { choice, title };
}
