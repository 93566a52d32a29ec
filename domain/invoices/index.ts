export { type AccountEntry, balancesOf, equalisingMonths } from './account.ts';
export { bankBarcode, type Payable } from './barcode.ts';
export { centsText, roundHalf, sharesOf } from './cents.ts';
export {
  averagePrice,
  type ChargedEnergy,
  comparableUse,
  type ComparedBill,
  type ComparedUse,
  type DifferenceKind,
  differenceParts,
} from './difference.ts';
export { bankingDayFrom, dueDateOf, isBankingDay, POSTPONE_DAYS, postponedDay } from './due.ts';
export { dueCalendarFile, type DueEntry, dueInvoices } from './dueCalendar.ts';
export { epcQrText } from './epcQr.ts';
export { formatReference, nationalReference, rfReference } from './reference.ts';
export {
  isLate,
  openCents,
  type Postponable,
  postponement,
  type Standing,
  statusOf,
  type ToPay,
  toPayOf,
} from './standing.ts';
export { vatOf, type VatOfLine, type VatOfRate } from './vat.ts';
