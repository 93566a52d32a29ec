import type { InspectionEvent } from 'xstate';

export type Inspect = (event: InspectionEvent) => void;

/**
 * Among the options of every machine that the portal begins, so that it can be followed from its first transition on.
 * Empty for customers: only in a demo does `start` put something in, before any machine begins.
 */
export const inspection: { inspect?: Inspect } = {};
