import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { daysOfBoth, type MoveObstacle, type MoveStep } from '../../../domain/move/index.ts';
import { useFormats } from '../../i18n/useFormats.ts';

/** What the steps are called (`move.steps`). */
export function useStepNames(): Record<MoveStep, string> {
  const { t } = useLingui();
  return {
    move: t({ id: 'move.step.move', message: 'Muutto' }),
    home: t({ id: 'move.step.home', message: 'Uusi koti' }),
    bill: t({ id: 'move.step.bill', message: 'Suostu\u00ADmukset' }),
    review: t({ id: 'move.step.review', message: 'Yhteen\u00ADveto' }),
  };
}

/** Why a contract does not move with its customer (`move.which`). */
export function useWhyNot(): Record<MoveObstacle, string> {
  const { t } = useLingui();
  return {
    heat: t({ id: 'move.whyNot.heat', message: 'Kaukolämpö kuuluu rakennukseen, eikä siirry mukana' }),
    smallProduction: t({
      id: 'move.whyNot.smallProduction',
      message: 'Pientuotanto kuuluu rakennukseen, eikä siirry mukana',
    }),
    ended: t({ id: 'move.whyNot.ended', message: 'Sopimus on päättynyt' }),
    ending: t({ id: 'move.whyNot.ending', message: 'Sopimus on jo päättymässä' }),
    endsSoon: t({ id: 'move.whyNot.endsSoon', message: 'Sopimus ei ole voimassa lähikuukausina' }),
  };
}

/** The first day in the new home; where its delivery site is looked for, no day is promised (`move.toBeFound`). */
export function useStartText(): (startDate: string, isToBeFound: boolean) => string {
  const { t } = useLingui();
  const { date } = useFormats();
  return (startDate, isToBeFound) => {
    const day = date(startDate);
    return isToBeFound
      ? t({ id: 'move.startWhenFound', message: `kun käyttöpaikka on löytynyt, aikaisintaan ${day}` })
      : day;
  };
}

/** Whether both homes have supply at the same time, or neither, in words (`move.between`). */
export function useBetween(): (startDate: string, lastDay: string) => string {
  const { t } = useLingui();
  return (startDate, lastDay) => {
    const { kind, days } = daysOfBoth(startDate, lastDay);
    switch (kind) {
      case 'overlap':
        return t({
          id: 'move.overlap',
          message: plural(days, {
            one: 'Yhtenä päivänä sopimus on voimassa kummassakin kodissa',
            other: '# päivänä sopimus on voimassa kummassakin kodissa',
          }),
        });
      case 'gap':
        return t({
          id: 'move.gap',
          message: plural(days, {
            one: 'Yhtenä päivänä sopimus ei ole voimassa kummassakaan kodissa',
            other: '# päivänä sopimus ei ole voimassa kummassakaan kodissa',
          }),
        });
      case 'none':
        return t({ id: 'move.seamless', message: 'Sopimus jatkuu uudessa kodissa heti seuraavana päivänä' });
    }
  };
}
