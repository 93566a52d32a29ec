export { terminationFaults, terminationNumber, type TerminationFault } from './notice.ts';
export {
  terminationReasons,
  terminationTerms,
  type ReasonTerm,
  type TerminationReason,
  type TerminationTerms,
} from './terms.ts';
export { terminationSteps, type TerminationStep, type TerminationValues } from './steps.ts';
