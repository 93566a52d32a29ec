import { useLingui } from '@lingui/react/macro';

/** What is said of a move that awaits its proof, on whichever device (`move.proof`). */
export function useProofWordsOfMove() {
  const { t } = useLingui();
  return {
    needed: t({ id: 'verification.move.title', message: 'Vahvista muuttoilmoitus tunnistautumalla' }),
    proven: t({ id: 'verification.move.proven', message: 'Henkilöllisyytesi on vahvistettu' }),
    cancel: t({ id: 'verification.move.cancel', message: 'Peru muuttoilmoitus' }),
    notCancelled: t({ id: 'verification.move.notCancelled', message: 'Muuttoilmoitusta ei saatu peruttua' }),
    notCancelledText: t({
      id: 'verification.move.notCancelledText',
      message: 'Yritä uudelleen. Jos et tunnistaudu, muuttoilmoitus raukeaa itsestään.',
    }),
    verifiedElsewhere: t({
      id: 'move.verifiedElsewhereLead',
      message:
        'Tunnistautuminen tehtiin toisessa ikkunassa tai toisella laitteella. Siellä näet, miten muuttoilmoituksen kävi. Jos se on tehty, saat siitä vahvistuksen sähköpostiisi.',
    }),
    receivedBefore: t({
      id: 'move.receivedBeforeLead',
      message:
        'Emme voi näyttää täällä, miten sen kävi. Jos se on tehty, saat vahvistuksen sähköpostiisi. Jos se jäi odottamaan tunnistautumista, se raukeaa puolessa tunnissa. Jos vahvistusta ei ole silloin tullut, lähetä se uudelleen: täyttämäsi tiedot ovat tallessa.',
    }),
    cancelled: t({ id: 'move.cancelledLead', message: 'Muuttoilmoitusta ei tehty. Täyttämäsi tiedot ovat tallessa.' }),
    expired: t({
      id: 'move.expiredLead',
      message: 'Vahvistusaika loppui, joten muuttoilmoitusta ei tehty. Täyttämäsi tiedot ovat tallessa.',
    }),
    goOn: t({ id: 'move.goOn', message: 'Jatka muuttoilmoitusta' }),
  };
}
