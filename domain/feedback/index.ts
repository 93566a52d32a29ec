import { isEmail, isFilled } from '../identifiers/index.ts';
import { type Day, daysBetween } from '../time/index.ts';

export { FEEDBACK_LIMIT, SURVEY_TEXT_LIMIT } from './limits.ts';

/** A customer who has answered the survey is not asked again within so many days (`survey.pause`). */
export const SURVEY_PAUSE = 90;

/**
 * What people wrote, as it is kept (`feedback.text`): without spaces around, lines parted in one way, and without the
 * characters that are no text: they would hide what stands there, and the database takes none of them.
 */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
}

export interface FeedbackFault {
  field: 'text' | 'email';
  rule: 'required' | 'format';
}

/** What a feedback lacks (`feedback.holds`): a text, and an address where an answer is wanted. */
export function feedbackFaults(given: { text: string; wantsAnswer: boolean; email: string | null }): FeedbackFault[] {
  const faults: FeedbackFault[] = [];
  if (!isFilled(tidyText(given.text))) faults.push({ field: 'text', rule: 'required' });
  if (!given.wantsAnswer) return faults;
  if (given.email === null || !isFilled(given.email)) faults.push({ field: 'email', rule: 'required' });
  else if (!isEmail(given.email)) faults.push({ field: 'email', rule: 'format' });
  return faults;
}

/**
 * The number that a person is told, `P-2026-000123` (`feedback.number`).
 *
 * @param receivedOn the day in Europe/Helsinki
 */
export function feedbackNumber(receivedOn: Day, serialNo: number): string {
  return `P-${receivedOn.slice(0, 4)}-${String(serialNo).padStart(6, '0')}`;
}

/**
 * Whether a customer may be asked for an answer to the survey (`survey.pause`).
 *
 * @param answeredOn the day of the customer's last answer in Europe/Helsinki; null where there is none
 * @param today in Europe/Helsinki
 */
export function isSurveyDue(answeredOn: Day | null, today: Day): boolean {
  return answeredOn === null || daysBetween(answeredOn, today) >= SURVEY_PAUSE;
}
