import { openedStep } from '../domain/orders/index.ts';

/* What the guards of the flows ask of an event that leaves a step, or asks for one. */

/** Whether what comes with an event is what a step asks for. */
export const isLeftWith = <Values extends object>(
  event: { type: string; values?: Values },
  step: keyof Values,
): boolean => event.values?.[step] !== undefined;

/** Whether an event asks for a step. */
export const asksFor = (event: { type: string; step?: string }, step: string): boolean => event.step === step;

/** The step that an event opens: the one that it asks for, or the first before it that is not done; null where there is none such. */
export const opens = <Step extends string>(
  event: { type: string; step?: string },
  steps: readonly Step[],
  values: Partial<Record<Step, unknown>>,
): Step | null => openedStep(steps, Object.keys(values) as Step[], event.step ?? '');
