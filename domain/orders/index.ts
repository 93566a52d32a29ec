export { additionConsents, additionFaults, templateOfAddition } from './addition.ts';
export { addressFaults } from './addressFaults.ts';
export { addressLine, postalLine } from './addressLine.ts';
export {
  agreedFeeCents,
  earlyEndFeeOf,
  isBound,
  isChangeable,
  isChangeTo,
  productKindOf,
  templateOfChange,
} from './change.ts';
export { earliestStart, isEarlyStart, startDateOf, suggestedStart } from './chosenStart.ts';
export { consentsAsked } from './consents.ts';
export type { OrderFault } from './fault.ts';
export { contactFaults, faultsOfAddress, orderFaults, type OrderFacts } from './faults.ts';
export { heldServices, type ServiceBearer } from './held.ts';
export { laterPrices, type LaterPrice } from './laterPrices.ts';
export { boxesOf, newOrder, type OrderFrame } from './newOrder.ts';
export { normalForm } from './normalForm.ts';
export { includedIn } from './packages.ts';
export { isReferralCode, readReferralCode } from './referral.ts';
export { replacedContracts, type Replaceable } from './replaced.ts';
export {
  hasSupplier,
  isOfferRejected,
  openedStep,
  orderSteps,
  stepAfter,
  stepBefore,
  stepsAsked,
  stepsOf,
} from './steps.ts';
export { hasOwnContract, valuesWith, type OrderValues, type StepWithValues } from './values.ts';
export {
  isWithinWithdrawal,
  lastWithdrawalDay,
  mayWithdraw,
  whyNoWithdrawal,
  WITHDRAWAL_DAYS,
} from './withdrawalRight.ts';
