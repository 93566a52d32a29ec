import { useState } from 'react';
import { holder } from './holder.ts';
import type { DraftInUse } from './useDraft.ts';

/** What a flow with steps keeps as it is typed. */
interface StepDraft {
  /** The steps that were left complete. */
  done: string[];
}

/**
 * What is in the forms of all steps of a flow, kept in its draft with every change (`draft.kept`).
 *
 * @param begun with what the forms begin
 */
export function useStepDraft<Values extends StepDraft>(
  draft: Pick<DraftInUse<Values>, 'save'>,
  begun: Values,
): {
  read(): Values;
  save(change: Partial<Values>): void;
  /** Notes the steps that are left complete, by what they have come to. */
  leave(values: object): void;
} {
  const [{ read, write }] = useState(() => holder(begun));
  const keep = (values: Values) => {
    write(values);
    draft.save(values);
  };
  return {
    read,
    save: (change) => keep({ ...read(), ...change }),
    leave: (values) => keep({ ...read(), done: [...new Set([...read().done, ...Object.keys(values)])] }),
  };
}
