import { readCode } from '../identifiers/index.ts';

/** A friend's code as it is looked for, however it was written (`referral.code`). */
export const readReferralCode = readCode;

/** Whether a text may be a friend's code: 4 to 20 capital letters, digits and hyphens (`referral.code`). */
export const isReferralCode = (text: string): boolean => text.length <= 20 && /^[A-Z0-9-]{4,20}$/.test(text);
