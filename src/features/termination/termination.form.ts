import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import type { TerminationTerms, TerminationValues } from '../../../domain/termination/index.ts';
import type { Day } from '../../../domain/time/index.ts';
import type { Contract } from '../../../domain/types.ts';
import { errorLabels, withValues } from '../../shared/form/later/errorLabels.ts';
import { dayError, dayField } from '../../shared/form/schemas.ts';

/** A contract, and whether notice may be given of it. */
export interface Terminable {
  contract: Contract;
  terms: TerminationTerms;
}

const errors = {
  tooEarly: msg({ id: 'termination.error.tooEarly', message: 'Aikaisin mahdollinen viimeinen päivä on {day}.' }),
  tooLate: msg({ id: 'termination.error.tooLate', message: 'Myöhäisin mahdollinen viimeinen päivä on {day}.' }),
};

const oneOf = (values: readonly string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => values.includes(text), errorLabels.choiceMissing),
  );

/* ---- contract ---- */

export const contractSchema = (contracts: readonly Terminable[]) => {
  const possible = contracts.filter(({ terms }) => terms.isPossible).map(({ contract }) => contract);
  return v.pipe(
    v.object({ contractCode: oneOf(possible.map(({ contractCode }) => contractCode)) }),
    v.transform(({ contractCode }): TerminationValues['contract'] => ({
      contractCode,
      contractNo: possible.find((contract) => contract.contractCode === contractCode)?.contractNo ?? '',
    })),
  );
};
export type ContractValues = v.InferInput<ReturnType<typeof contractSchema>>;

/* ---- reason and last day ---- */

export const endTimes = ['soon', 'day'] as const;

export const endSchema = (terms: TerminationTerms, writeDay: (day: Day) => string) => {
  const reasons = terms.isPossible ? terms.reasons : [];
  interface End {
    reason: string;
    when: string;
    lastDay: string;
  }
  const termOf = ({ reason }: Pick<End, 'reason'>) => reasons.find((term) => term.reason === reason) ?? reasons[0];
  const isChosen = ({ when }: End) => when === 'day';
  const isDayRight = ({ lastDay }: End) => v.is(dayField(), lastDay);
  return v.pipe(
    v.object({
      reason: oneOf(reasons.map(({ reason }) => reason)),
      when: oneOf(endTimes),
      lastDay: v.string(),
    }),
    v.forward(
      v.check(
        (end) => !isChosen(end) || isDayRight(end),
        ({ input }) => dayError(input.lastDay),
      ),
      ['lastDay'],
    ),
    v.forward(
      v.check(
        (end) => !isChosen(end) || !isDayRight(end) || end.lastDay >= (termOf(end)?.earliest ?? ''),
        ({ input }) => withValues(errors.tooEarly.id, { day: writeDay(termOf(input)?.earliest ?? '') }),
      ),
      ['lastDay'],
    ),
    v.forward(
      v.check(
        (end) => !isChosen(end) || !isDayRight(end) || end.lastDay <= (termOf(end)?.latest ?? ''),
        ({ input }) => withValues(errors.tooLate.id, { day: writeDay(termOf(input)?.latest ?? '') }),
      ),
      ['lastDay'],
    ),
    v.transform((end): TerminationValues['end'] => ({
      reason: end.reason as TerminationValues['end']['reason'],
      lastDay: isChosen(end) ? end.lastDay : (termOf(end)?.earliest ?? ''),
    })),
  );
};
export type EndValues = v.InferInput<ReturnType<typeof endSchema>>;
