import { useLingui } from '@lingui/react/macro';

/** What is said of an order that awaits its proof, on whichever device. */
export function useProofWords() {
  const { t } = useLingui();
  return {
    needed: t({ id: 'order.verify.title', message: 'Vahvista tilaus tunnistautumalla' }),
    proven: t({ id: 'order.verifiedElsewhere', message: 'Henkilöllisyytesi on vahvistettu' }),
  };
}
