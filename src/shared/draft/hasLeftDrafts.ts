import { DRAFT_HINT } from '../../../domain/session/cookies.ts';

/** Whether a tab of this browser has left drafts over a sign-in. */
export const hasLeftDrafts = ({ cookie }: Pick<Document, 'cookie'>): boolean => cookie.includes(DRAFT_HINT);
