import { describe, expect, test } from 'vitest';
import { addDays } from '../time/index.ts';
import { feedbackFaults, feedbackNumber, isSurveyDue, tidyText } from './index.ts';

describe('a feedback holds a text, and an address where an answer is wanted (feedback.holds)', () => {
  const text = 'Kiitos';
  test.each([
    [{ text, wantsAnswer: false, email: null }, []],
    [{ text, wantsAnswer: true, email: 'aino@kajo.example' }, []],
    [{ text: '', wantsAnswer: false, email: null }, ['text required']],
    [{ text: ' \n\t\u00a0', wantsAnswer: false, email: null }, ['text required']],
    [{ text: '\u0000\u200b', wantsAnswer: false, email: null }, ['text required']],
    [{ text, wantsAnswer: true, email: null }, ['email required']],
    [{ text, wantsAnswer: true, email: ' ' }, ['email required']],
    [{ text, wantsAnswer: true, email: 'aino' }, ['email format']],
    [{ text, wantsAnswer: true, email: 'aino@kajo.example\r\nBcc: all@kajo.example' }, ['email format']],
    [{ text: ' ', wantsAnswer: true, email: 'aino' }, ['text required', 'email format']],
    // Nobody answers, so nobody looks at it.
    [{ text, wantsAnswer: false, email: 'aino' }, []],
  ])('%j', (given, faults) => {
    expect(feedbackFaults(given).map(({ field, rule }) => `${field} ${rule}`)).toEqual(faults);
  });
});

test.each([
  ['  Hei.\r\nTässä\rkaikki\n', 'Hei.\nTässä\nkaikki'],
  ['a\u0000b\u0007c\u001bd\u202ee', 'abcde'],
  ['sarake\tarvo', 'sarake\tarvo'],
  ['\ud800 puolikas', '\ufffd puolikas'],
  ['👩‍🔧 åäö 𝔘', '👩‍🔧 åäö 𝔘'],
])('%j is kept as %j (feedback.text)', (written, kept) => {
  expect(tidyText(written)).toBe(kept);
});

test.each([
  ['2026-11-22', 123, 'P-2026-000123'],
  ['2027-01-01', 1, 'P-2027-000001'],
  ['2027-01-01', 1_234_567, 'P-2027-1234567'],
])('received on %s as the %i.: %s (feedback.number)', (day, serialNo, number) => {
  expect(feedbackNumber(day, serialNo)).toBe(number);
});

test('who has answered is asked again on the ninetieth day, and who has not, at once (survey.pause)', () => {
  const answeredOn = '2026-08-01';
  expect([0, 1, 89, 90, 91].map((days) => isSurveyDue(answeredOn, addDays(answeredOn, days)))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(isSurveyDue(null, answeredOn)).toBe(true);
});
