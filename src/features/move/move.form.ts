import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { lastDays, moveDays, type DayRange, type MoveObstacle, type MoveValues } from '../../../domain/move/index.ts';
import type { Day } from '../../../domain/time/index.ts';
import type { ConsentText, Contract, LinkedMove } from '../../../domain/types.ts';
import { errorLabels, withValues } from '../../shared/form/later/errorLabels.ts';
import { dayError, dayField, meteringPointField, textField } from '../../shared/form/schemas.ts';

/** A contract, and why it does not move; null where it does. */
export interface Moving {
  contract: Contract;
  why: MoveObstacle | null;
}

/** From where somebody moves, as far as it is known. */
export interface MoveFrom {
  /** For whom it is; null where it is found after the proof. */
  customerId: string | null;
  /** Of who has signed in; none of a stranger. */
  contracts: readonly Moving[];
  /** They are those of one delivery site alone: what else there is at the old home is not among them. */
  isOfOneSite?: boolean;
  /** Of a short link. */
  link: (LinkedMove & { shortCode: string }) | null;
  today: Day;
  /** Of the boxes that may be ticked. */
  consents: readonly ConsentText[];
  /** Nobody has signed in. */
  isStranger: boolean;
  email: string;
  phone: string;
}

/** Where and when, as it is typed. */
export interface WhenValues {
  contractCode: string;
  meteringPointId: string;
  name: string;
  startDate: string;
  lastDay: string;
}

const errors = {
  tooEarly: msg({ id: 'move.error.tooEarly', message: 'Aikaisin mahdollinen päivä on {day}.' }),
  tooLate: msg({ id: 'move.error.tooLate', message: 'Myöhäisin mahdollinen päivä on {day}.' }),
};

/** The contract of a code that moves; null where it is none. */
export const movingOf = ({ contracts }: Pick<MoveFrom, 'contracts'>, contractCode: string): Contract | null =>
  contracts.find(({ contract, why }) => why === null && contract.contractCode === contractCode)?.contract ?? null;

/** The days that may be chosen with what is chosen already; null where there are none, or the first is none yet. */
export function rangesOf(
  from: Pick<MoveFrom, 'contracts' | 'today'>,
  { contractCode, startDate }: Pick<WhenValues, 'contractCode' | 'startDate'>,
): { start: DayRange | null; last: DayRange | null } {
  const term = movingOf(from, contractCode);
  const isStart = v.is(dayField(), startDate);
  return {
    start: moveDays(term, from.today),
    last: isStart ? lastDays(term, startDate, from.today) : null,
  };
}

/** The last day in the old home that goes with moving in on a day: the same, or the first that may be; none where there is none. */
export function lastDayWith(
  from: Pick<MoveFrom, 'contracts' | 'today'>,
  values: Pick<WhenValues, 'contractCode' | 'startDate'>,
): string {
  const { last } = rangesOf(from, values);
  return last !== null && values.startDate < last.first ? last.first : values.startDate;
}

type Named = Pick<MoveFrom, 'contracts' | 'customerId' | 'link'>;

/** A stranger names the metering point and whose it is; who has the link, or has signed in, names nothing. */
export const isPointAsked = ({ customerId, link }: Named): boolean => customerId === null && link === null;

const anyText = v.string();
const isDayRight = (text: string) => v.is(dayField(), text);

export function whenSchema(from: MoveFrom, writeDay: (day: Day) => string) {
  const isAsked = isPointAsked(from);
  const codes = from.contracts.filter(({ why }) => why === null).map(({ contract }) => contract.contractCode);
  const within = (name: 'startDate' | 'lastDay') => {
    const rangeOf = (values: WhenValues) => rangesOf(from, values)[name === 'startDate' ? 'start' : 'last'];
    const isChecked = (values: WhenValues) => isDayRight(values[name]) && rangeOf(values) !== null;
    return {
      isEarlyEnough: (values: WhenValues) => !isChecked(values) || values[name] <= (rangeOf(values)?.last ?? ''),
      isLateEnough: (values: WhenValues) => !isChecked(values) || values[name] >= (rangeOf(values)?.first ?? ''),
      first: (values: WhenValues) => writeDay(rangeOf(values)?.first ?? ''),
      last: (values: WhenValues) => writeDay(rangeOf(values)?.last ?? ''),
    };
  };
  const [start, last] = [within('startDate'), within('lastDay')];
  const tooEarly = (day: string) => withValues(errors.tooEarly.id, { day });
  const tooLate = (day: string) => withValues(errors.tooLate.id, { day });
  return v.pipe(
    v.object({
      contractCode:
        from.customerId === null
          ? anyText
          : v.pipe(
              anyText,
              v.check((code) => codes.includes(code), errorLabels.choiceMissing),
            ),
      meteringPointId: isAsked ? meteringPointField() : anyText,
      name: isAsked ? textField(100) : anyText,
      startDate: v.pipe(
        anyText,
        v.check(isDayRight, ({ input }) => dayError(input)),
      ),
      lastDay: v.pipe(
        anyText,
        v.check(isDayRight, ({ input }) => dayError(input)),
      ),
    }),
    v.forward(
      v.check(
        (values) => start.isLateEnough(values),
        ({ input }) => tooEarly(start.first(input)),
      ),
      ['startDate'],
    ),
    v.forward(
      v.check(
        (values) => start.isEarlyEnough(values),
        ({ input }) => tooLate(start.last(input)),
      ),
      ['startDate'],
    ),
    v.forward(
      v.check(
        (values) => last.isLateEnough(values),
        ({ input }) => tooEarly(last.first(input)),
      ),
      ['lastDay'],
    ),
    v.forward(
      v.check(
        (values) => last.isEarlyEnough(values),
        ({ input }) => tooLate(last.last(input)),
      ),
      ['lastDay'],
    ),
    v.transform(({ contractCode, meteringPointId, name, startDate, lastDay }): MoveValues['move'] => ({
      contractNo: movingOf(from, contractCode)?.contractNo ?? null,
      named: namedOf(from, { meteringPointId, name }),
      startDate,
      lastDay,
    })),
  );
}

function namedOf(from: MoveFrom, typed: Pick<WhenValues, 'meteringPointId' | 'name'>): MoveValues['move']['named'] {
  if (from.link) return { shortCode: from.link.shortCode, meteringPointId: null, name: null };
  return isPointAsked(from) ? { shortCode: null, ...typed } : null;
}
