import { suggestedDay } from '../../../domain/transfer/index.ts';
import { emptyAddress, type AddressValues } from '../../shared/address/addressValues.ts';
import { noConsents } from '../../shared/consents/noConsents.ts';
import { emptySite, type DeliverySiteValues } from '../../shared/deliverySite/siteValues.ts';
import type { DraftKind } from '../../shared/draft/drafts.ts';
import type { BillValues } from './later/bill.form.ts';
import { MOVE } from './move.query.ts';
import { lastDayWith, movingOf, rangesOf, type MoveFrom, type WhenValues } from './move.form.ts';

/** A move as it is typed, as the tab keeps it (`move.draft`). */
export interface MoveDraft {
  /** The steps that were left complete. */
  done: string[];
  move: WhenValues;
  home: { site: DeliverySiteValues; isToBeFound: boolean };
  bill: BillValues;
}

/** The name of its draft; that of a short link is another, as it is of another contract. */
export const moveDraftName = ({ link }: Pick<MoveFrom, 'link'>): string => (link ? 'move.link' : MOVE);

/** The draft of a move. The customer's address and number stand in it at first. */
export const moveDraft = (from: Pick<MoveFrom, 'link' | 'email' | 'phone'>): DraftKind<MoveDraft> => ({
  name: moveDraftName(from),
  version: 1,
  defaultValues: {
    done: [],
    move: { contractCode: '', meteringPointId: '', name: '', startDate: '', lastDay: '' },
    home: { site: emptySite, isToBeFound: false },
    bill: { email: from.email, phone: from.phone, method: '', address: emptyAddress, consents: noConsents },
  },
  keeps: ['done', 'move', 'home', 'bill'],
});

/**
 * What is filled in where the address names a contract, or there is one alone that moves; and the day on which people move, with
 * which the form begins.
 */
export function askedValues(draft: MoveDraft, from: MoveFrom, asked: string | null): MoveDraft {
  const moving = from.contracts.filter(({ why }) => why === null);
  const only = moving.length === 1 ? (moving[0]?.contract.contractCode ?? null) : null;
  // One that does not move is told of, and not chosen; one that was typed may be of another delivery site than these.
  const moves = (code: string | null) => (code !== null && movingOf(from, code) ? code : null);
  const contractCode = moves(asked) ?? moves(draft.move.contractCode) ?? only ?? '';
  const isOther = draft.move.contractCode !== '' && contractCode !== draft.move.contractCode;
  const move = { ...draft.move, contractCode };
  // A day on which people move is theirs, whichever contract moves: what they typed stays, and is checked with this one.
  const isSuggested = move.startDate === '' || (isOther && areSuggested(from, draft.move));
  return {
    ...draft,
    done: isOther ? draft.done.filter((step) => step !== 'move') : draft.done,
    move: isSuggested ? { ...move, ...suggestedDays(from, contractCode) } : move,
  };
}

/** Nobody has changed the days with which the form began, as far as the term of their contract is known here. */
function areSuggested(from: MoveFrom, { contractCode, startDate, lastDay }: WhenValues): boolean {
  const suggested = suggestedDays(from, contractCode);
  return startDate === suggested.startDate && lastDay === suggested.lastDay;
}

/** In the old home it is the last one. */
function suggestedDays(from: MoveFrom, contractCode: string): Pick<WhenValues, 'startDate' | 'lastDay'> {
  const { start } = rangesOf(from, { contractCode, startDate: '' });
  const startDate = start ? suggestedDay(start) : '';
  return { startDate, lastDay: lastDayWith(from, { contractCode, startDate }) };
}

const parts = Object.keys(emptyAddress) as (keyof AddressValues)[];
const isSame = (one: AddressValues, other: AddressValues) => parts.every((part) => one[part] === other[part]);

/** What stands in the form of the last bill: a letter goes to the new home, until another address is typed (`move.bill`). */
export const shownBill = ({ bill, home }: Pick<MoveDraft, 'bill' | 'home'>): BillValues =>
  isSame(bill.address, emptyAddress) ? { ...bill, address: home.site.address } : bill;

/** The same as it is kept: the address of the new home is not, as it goes along with that. */
export const keptBill = (bill: BillValues, { home }: Pick<MoveDraft, 'home'>): BillValues =>
  isSame(bill.address, home.site.address) ? { ...bill, address: emptyAddress } : bill;
