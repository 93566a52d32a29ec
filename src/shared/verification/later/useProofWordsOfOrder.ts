import { useLingui } from '@lingui/react/macro';

/** What is said of an order that awaits its proof, of whatever it is, and where it ends without one. */
export function useProofWordsOfOrder() {
  const { t } = useLingui();
  return {
    cancel: t({ id: 'order.verify.cancel', message: 'Keskeytä tilaus' }),
    notCancelled: t({ id: 'order.verify.notCancelled', message: 'Tilausta ei saatu keskeytettyä' }),
    notCancelledText: t({
      id: 'order.verify.notCancelledText',
      message: 'Yritä uudelleen. Jos et tunnistaudu, tilaus raukeaa itsestään.',
    }),
    verifiedElsewhere: t({
      id: 'order.verifiedElsewhere.lead',
      message:
        'Tunnistautuminen tehtiin toisessa ikkunassa tai toisella laitteella. Siellä näet, miten tilauksen kävi. Jos tilaus on tehty, saat siitä vahvistuksen sähköpostiisi.',
    }),
    receivedBefore: t({
      id: 'order.receivedBefore.lead',
      message:
        'Emme voi näyttää täällä, miten sen kävi. Jos tilaus on tehty, saat vahvistuksen sähköpostiisi. Jos se jäi odottamaan tunnistautumista, se raukeaa puolessa tunnissa. Jos vahvistusta ei ole silloin tullut, tilaa uudelleen: täyttämäsi tiedot ovat tallessa.',
    }),
    cancelled: t({ id: 'order.cancelled.lead', message: 'Mitään ei tilattu. Täyttämäsi tiedot ovat tallessa.' }),
    expired: t({
      id: 'order.expired.lead',
      message: 'Vahvistusaika loppui, joten mitään ei tilattu. Täyttämäsi tiedot ovat tallessa.',
    }),
    goOn: t({ id: 'order.goOn', message: 'Jatka tilausta' }),
  };
}
