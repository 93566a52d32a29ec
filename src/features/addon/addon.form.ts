import type { AddonProducts } from '../../../domain/types.ts';
import {
  additionDraftName,
  additionKeeps,
  emptyAddition,
  type AdditionInputOf,
  type AdditionValues,
} from '../../shared/addition/addition.form.ts';
import type { OfferedAddition } from '../../shared/addition/newAddition.ts';
import type { DraftKind } from '../../shared/draft/drafts.ts';

/** What is offered, and to which contract. */
export interface Offered extends OfferedAddition, Pick<AddonProducts, 'addons'> {
  /** No other environmental one is offered; left out where nobody knows. */
  hasEnvironmental?: boolean;
  /** Its first day as it is written. */
  startText: string;
}

/** An add-on as it is chosen, and what is asked besides. */
export interface AddonValues extends AdditionValues {
  /** Its `templateId`; empty while none is chosen. */
  addon: string;
}

export type AddonInput = AdditionInputOf<AddonValues>;

/** The draft of what is added to a contract, or to one that is not known yet. */
export const addonDraft = ({ location }: Pick<Offered, 'location'>): DraftKind<AddonValues> => ({
  name: additionDraftName(location),
  version: 1,
  defaultValues: { addon: '', ...emptyAddition },
  keeps: ['addon', ...additionKeeps],
});
