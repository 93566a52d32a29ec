import { isMeteringPointId } from '../identifiers/index.ts';
import { consentsOfMove } from './consents.ts';
import { contactFaults, faultsOfAddress, type OrderFault } from '../orders/index.ts';
import { isDay, type Day } from '../time/index.ts';
import type { NewMove } from '../types.ts';
import { lastDays, moveDays, type DayRange, type Movable } from './days.ts';

/**
 * What a notice of a move lacks, or has otherwise than it may, whatever its contract is (`move.complete`), each with its place
 * in what is sent.
 */
export function moveFaults(move: NewMove, { isContractKnown }: { isContractKnown: boolean }): OrderFault[] {
  const { email, phone, billAddress, newHome, named, consents } = move;
  const repeated = consents.some(({ id }, at) => consents.findIndex((one) => one.id === id) !== at);
  const strange = consents.some(({ id }) => !(consentsOfMove as readonly string[]).includes(id));
  return [
    ...contactFaults({ email, phone }),
    ...(isContractKnown ? [] : namedFaults(named)),
    ...homeFaults(newHome),
    ...faultsOfAddress('billAddress', billAddress ?? null),
    ...(repeated ? [{ field: 'consents', rule: 'exclusive' } as const] : []),
    ...(strange ? [{ field: 'consents', rule: 'unknown' } as const] : []),
  ];
}

/** A stranger names the contract by its metering point and a name, or by the link that they have got. */
function namedFaults(named: NewMove['named']): OrderFault[] {
  if (named === null) return [{ field: 'named', rule: 'required' }];
  const { shortCode, meteringPointId, name } = named;
  if (shortCode !== null) return [];
  if (meteringPointId === null) return [{ field: 'named.meteringPointId', rule: 'required' }];
  return [
    ...(isMeteringPointId(meteringPointId) ? [] : [{ field: 'named.meteringPointId', rule: 'format' } as const]),
    ...((name ?? '').trim() === '' ? [{ field: 'named.name', rule: 'required' } as const] : []),
  ];
}

/** The new home is found by its address, or by its id; an address is a street's in Finland. */
function homeFaults({ address }: NewMove['newHome']): OrderFault[] {
  const field = 'newHome.address';
  return address.typeOfAddress !== 'regularAddress' || address.country !== 'FI'
    ? [{ field, rule: 'format' }]
    : faultsOfAddress(field, address);
}

const within = (day: Day, { first, last }: DayRange) => isDay(day) && first <= day && day <= last;

/**
 * Whether the days of a move may be those (`move.startDays`, `move.lastDays`).
 *
 * @param term of the contract; null where it is not known yet
 */
export function areMoveDays(
  { startDate, lastDay }: Pick<NewMove, 'startDate' | 'lastDay'>,
  term: Pick<Movable, 'startDate' | 'endDate'> | null,
  today: Day,
): boolean {
  const starts = moveDays(term, today);
  if (starts === null || !within(startDate, starts)) return false;
  const ends = lastDays(term, startDate, today);
  return ends !== null && within(lastDay, ends);
}

/**
 * The number that a person is told, `M-2026-000123` (`move.number`).
 *
 * @param receivedOn the day in Europe/Helsinki
 */
export const moveNumber = (receivedOn: Day, serialNo: number): string =>
  `M-${receivedOn.slice(0, 4)}-${String(serialNo).padStart(6, '0')}`;
