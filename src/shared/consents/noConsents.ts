import type { ConsentId } from '../../../domain/types.ts';

/** The boxes as they are left; one that is not asked counts for nothing. */
export type ConsentValues = Record<ConsentId, boolean>;

export const noConsents: ConsentValues = {
  terms: false,
  terminationMandate: false,
  personalDataTransfer: false,
  earlyStart: false,
  contractCommunication: false,
  marketingEmail: false,
  marketingSms: false,
};
