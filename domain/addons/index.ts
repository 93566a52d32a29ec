export { addonChoice, firstChoice, type AddonFacts, type Choosable, type HeldAddon } from './choice.ts';
export { isOfPath } from './path.ts';
export { additionStart, whyNoAddition } from './which.ts';
export { endsWith, removalDays, standsOn, whyNoRemoval, type RemovableAddon, type RemovedFrom } from './removal.ts';
