import * as v from 'valibot';
import type { TerminationReason, TerminationValues } from '../../../domain/termination/index.ts';
import type { Day } from '../../../domain/time/index.ts';
import { emptyAddress } from '../../shared/address/address.form.ts';
import type { DraftKind } from '../../shared/draft/drafts.ts';
import { lastBillSchema, type LastBillValues } from '../../shared/lastBill/lastBill.form.ts';
import { contractSchema, endSchema, type ContractValues, type EndValues, type Terminable } from './termination.form.ts';

/** A notice as it is typed, as the tab keeps it (`termination.draft`). */
export interface TerminationDraft {
  /** The steps that were left complete. */
  done: string[];
  contract: ContractValues;
  end: EndValues;
  bill: LastBillValues;
}

/** What the address says of a notice. */
export interface Asked {
  contractCode: string | null;
  reason: TerminationReason | null;
}

/** The name of its draft. */
export const TERMINATION = 'termination';

const noEnd: EndValues = { reason: '', when: '', lastDay: '' };

/**
 * The draft of a customer's notice.
 *
 * @param email the customer's address, which stands in it at first
 */
export const terminationDraft = (email: string): DraftKind<TerminationDraft> => ({
  name: TERMINATION,
  version: 1,
  defaultValues: {
    done: [],
    contract: { contractCode: '' },
    end: noEnd,
    bill: { email, method: '', address: emptyAddress },
  },
  keeps: ['done', 'contract', 'end', 'bill'],
});

/** What is filled in where the address names a contract or a reason: of another contract than before nothing holds. */
export function askedValues(draft: TerminationDraft, { contractCode, reason }: Asked): TerminationDraft {
  const isOther = contractCode !== null && contractCode !== draft.contract.contractCode;
  const end = isOther ? noEnd : draft.end;
  return {
    ...draft,
    done: contractCode === null ? draft.done : [...new Set([...draft.done, 'contract'])],
    contract: isOther ? { contractCode } : draft.contract,
    end: end.reason === '' && reason !== null ? { ...end, reason } : end,
  };
}

/** What the steps that were left have come to, as far as it still holds: what is missing is asked again. */
export function restoredValues(
  draft: TerminationDraft,
  { contracts, writeDay }: { contracts: readonly Terminable[]; writeDay(day: Day): string },
): Partial<TerminationValues> {
  const of = <Output>(schema: v.GenericSchema<unknown, Output>, values: unknown): Output | undefined => {
    const read = v.safeParse(schema, values);
    return read.success ? read.output : undefined;
  };
  const chosen = contracts.find(({ contract }) => contract.contractCode === draft.contract.contractCode);
  const restored = {
    contract: of(contractSchema(contracts), draft.contract),
    end: chosen && of(endSchema(chosen.terms, writeDay), draft.end),
    bill: of(lastBillSchema, draft.bill),
  };
  return Object.fromEntries(
    Object.entries(restored).filter(([step, values]) => draft.done.includes(step) && values !== undefined),
  );
}
