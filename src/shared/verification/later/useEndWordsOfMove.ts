import { useLingui } from '@lingui/react/macro';
import type { ProofEndWords } from './ProofEnd.tsx';

/** How it is told that a notice of a move ended without an outcome that the page knows (`move.proof`). */
export function useEndWordsOfMove(): ProofEndWords {
  const { t } = useLingui();
  return {
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
