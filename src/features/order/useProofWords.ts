import { useLingui } from '@lingui/react/macro';

/** What is said of an order that awaits its proof, on whichever device. */
export function useProofWords() {
  const { t } = useLingui();
  return {
    needed: t({ id: 'order.verify.title', message: 'Vahvista tilaus tunnistautumalla' }),
    proven: t({ id: 'order.verifiedElsewhere', message: 'Henkilöllisyytesi on vahvistettu' }),
    cancel: t({ id: 'order.verify.cancel', message: 'Keskeytä tilaus' }),
    notCancelled: t({ id: 'order.verify.notCancelled', message: 'Tilausta ei saatu keskeytettyä' }),
    notCancelledText: t({
      id: 'order.verify.notCancelledText',
      message: 'Yritä uudelleen. Jos et tunnistaudu, tilaus raukeaa itsestään.',
    }),
  };
}
