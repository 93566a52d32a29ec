import { draftHintCookie } from '../../../domain/session/cookies.ts';

/** Whether a tab of this browser has left drafts over a sign-in. */
export const hasLeftDrafts = ({ cookie }: Pick<Document, 'cookie'>): boolean =>
  // Over https its name has this one in it.
  cookie.includes(draftHintCookie(false));
