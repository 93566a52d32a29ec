import { useLingui } from '@lingui/react/macro';

/** Why a move that was proven was not made (`move.found`, `move.outdated`). */
export function useMoveRefusals() {
  const { t } = useLingui();
  const unmoved = t({ id: 'move.refused.title', message: 'Sopimusta ei siirretty uuteen kotiin' });
  return {
    'move.noContract': {
      heading: t({ id: 'addon.refused.noContract', message: 'Emme löytäneet sähkösopimustasi' }),
      lead: t({
        id: 'move.refused.noContract',
        message:
          'Muuttoilmoitusta ei tehty. Nimelläsi ei ole sähkösopimusta siinä paikassa, jonka annoit. Omat sopimuksesi näet kirjautuneena.',
      }),
    },
    'move.notPossible': {
      heading: unmoved,
      lead: t({
        id: 'move.refused.notPossible',
        message: 'Muuttoilmoitusta ei tehty. Sopimus on jo päättymässä, tai se on jo siirretty uuteen kotiin.',
      }),
    },
    'move.dayNotPossible': {
      heading: unmoved,
      lead: t({
        id: 'move.refused.dayNotPossible',
        message: 'Muuttoilmoitusta ei tehty. Sopimus ei ole voimassa valitseminasi päivinä. Valitse toiset päivät.',
      }),
    },
    'move.ownContract': {
      heading: t({ id: 'move.ownContract', message: 'Uudessa kodissa on jo sopimus' }),
      lead: t({
        id: 'move.refused.ownContract',
        message: 'Muuttoilmoitusta ei tehty. Vanhan kodin sopimuksen voit irtisanoa sen sivulla.',
      }),
    },
  };
}

/** Why the proof of a move was not taken; nothing was ordered with it (`move.proof`). */
export function useMoveProofTexts() {
  const { t } = useLingui();
  const again = t({ id: 'move.verify.over', message: 'Muuttoilmoitusta ei tehty. Voit tehdä sen uudelleen.' });
  return {
    VERIFICATION_ERROR: {
      heading: t({ id: 'move.refused.another', message: 'Tunnistautui joku muu kuin muuttaja' }),
      lead: t({
        id: 'move.refused.anotherLead',
        message: 'Muuttoilmoitus on yhä tallessa: muuttaja voi vahvistaa sen omilla pankkitunnuksillaan.',
      }),
    },
    VERIFICATION_EXPIRED: {
      heading: t({ id: 'verify.expired', message: 'Vahvistusaika on päättynyt' }),
      lead: again,
    },
    VERIFICATION_CANCELLED: {
      heading: t({ id: 'move.refused.cancelled', message: 'Muuttoilmoitus oli jo peruttu' }),
      lead: again,
    },
  };
}
