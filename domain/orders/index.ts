export { addressFaults } from './addressFaults.ts';
export { earlyEndFeeOf, isChangeable, isChangeTo, templateOfChange } from './change.ts';
export { earliestStart, startDateOf } from './chosenStart.ts';
export { consentsAsked, isEarlyStart, WITHDRAWAL_DAYS } from './consents.ts';
export type { OrderFault } from './fault.ts';
export { contactFaults, faultsOfAddress, orderFaults, type OrderFacts } from './faults.ts';
export { isOfferRejected, openedStep, orderSteps, stepBefore, stepsAsked, stepsOf } from './steps.ts';
export {
  addressLine,
  boxesOf,
  newOrder,
  valuesWith,
  type OrderFrame,
  type OrderValues,
  type StepWithValues,
} from './values.ts';
