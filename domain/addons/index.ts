export { addonChoice, firstChoice, type AddonFacts, type Choosable, type HeldAddon } from './choice.ts';
export { isOfPath, pathCustomerType } from './path.ts';
export { additionStart, whyNoAddition, type AddedContract } from './which.ts';
