import { useLingui } from '@lingui/react/macro';
import type { TerminationReason, TerminationStep, TerminationTerms } from '../../../domain/termination/index.ts';
import type { ContractKind } from '../../../domain/contracts/index.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useSpeaksOfCustomer } from '../../shared/session/useSpeaksOfCustomer.ts';

/** What the steps are called (`termination.steps`). */
export function useStepNames(): Record<TerminationStep, string> {
  const { t } = useLingui();
  return {
    contract: t({ id: 'termination.step.contract', message: 'Sopimus' }),
    end: t({ id: 'termination.step.end', message: 'Syy ja päivä' }),
    bill: t({ id: 'termination.step.bill', message: 'Viimeinen lasku' }),
    review: t({ id: 'termination.step.review', message: 'Yhteen\u00ADveto' }),
  };
}

/** Why notice may not be given of a contract, and until when it runs. */
export function useWhyNot(): (terms: Extract<TerminationTerms, { isPossible: false }>) => string {
  const { t } = useLingui();
  const { date } = useFormats();
  return ({ why, until }) => {
    const day = until === null ? '' : date(until);
    switch (why) {
      case 'ending':
        return t({ id: 'termination.whyNot.ending', message: `Päättyy jo ${day}` });
      case 'endsSoon':
        return t({
          id: 'termination.whyNot.endsSoon',
          message: `Määräaika päättyy itsestään ${day}, ennen kuin irtisanominen ehtisi voimaan`,
        });
      case 'ended':
        return t({ id: 'termination.whyNot.ended', message: `Päättyi ${day}` });
    }
  };
}

/** The reasons for which a contract may be ended, each with what it means (`termination.reasons`). */
export function useReasons(kind: ContractKind): Record<TerminationReason, { label: string; description?: string }> {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  return {
    moving:
      kind === 'heat'
        ? {
            label: speaksOfCustomer
              ? t({ id: 'termination.reason.leavingOfStaff', message: 'Asiakas luopuu rakennuksesta' })
              : t({ id: 'termination.reason.leaving', message: 'Luovun rakennuksesta' }),
            description: t({
              id: 'termination.reason.leavingText',
              message: 'Rakennus on myyty tai siirtyy muuten toiselle.',
            }),
          }
        : {
            label: speaksOfCustomer
              ? t({ id: 'termination.reason.movingOfStaff', message: 'Asiakas muuttaa pois' })
              : t({ id: 'termination.reason.moving', message: 'Muutan pois' }),
            description: t({
              id: 'termination.reason.movingText',
              message: 'Sopimus päättyy, eikä se siirry uuteen osoitteeseen.',
            }),
          },
    switching: {
      label: speaksOfCustomer
        ? t({ id: 'termination.reason.switchingOfStaff', message: 'Asiakas vaihtaa toiseen myyjään' })
        : t({ id: 'termination.reason.switching', message: 'Vaihdan toiseen myyjään' }),
      description: speaksOfCustomer
        ? t({
            id: 'termination.reason.switchingTextOfStaff',
            message: 'Yleensä uusi myyjä irtisanoo sopimuksen asiakkaan puolesta.',
          })
        : t({ id: 'termination.reason.switchingText', message: 'Yleensä uusi myyjä irtisanoo sopimuksen puolestasi.' }),
    },
    other: { label: t({ id: 'termination.reason.other', message: 'Muu syy' }) },
  };
}

/** What happens when a contract ends, by what it is about; of heat to the building (`termination.heat`). */
export function useConsequence(): (kind: ContractKind) => string {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  return (kind) => {
    switch (kind) {
      case 'heat':
        return t({
          id: 'termination.heat',
          message:
            'Kaukolämpö kuuluu rakennukseen. Kun sopimus päättyy, lämmöntoimitus loppuu: rakennus ei lämpene, eikä lämmintä vettä tule. Jos rakennus jää käyttöön, uuden omistajan pitää tehdä sopimus ennen viimeistä päivää.',
        });
      case 'smallProduction':
        return speaksOfCustomer
          ? t({
              id: 'termination.productionOfStaff',
              message:
                'Maksamme asiakkaan tuottamasta sähköstä viimeiseen päivään asti. Sen jälkeen verkkoon syötetylle sähkölle pitää olla toinen ostaja.',
            })
          : t({
              id: 'termination.production',
              message:
                'Maksamme tuottamastasi sähköstä viimeiseen päivään asti. Sen jälkeen verkkoon syötetylle sähkölle pitää olla toinen ostaja.',
            });
      case 'electricity':
        return t({
          id: 'termination.electricity',
          message:
            'Toimitamme ja laskutamme sähköä viimeiseen päivään asti. Jos käyttöpaikalla tarvitaan sen jälkeen sähköä, sinne pitää tehdä uusi sähkösopimus.',
        });
    }
  };
}
