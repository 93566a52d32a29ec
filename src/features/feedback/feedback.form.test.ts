import { expect, test } from 'vitest';
import { safeParse } from 'valibot';
import { FEEDBACK_LIMIT } from '../../../domain/feedback/index.ts';
import { feedbackSchema } from './feedback.form.ts';

const right = { kind: 'idea', text: ' Vertailu ', wantsAnswer: true, email: ' aino@makela.fi ', namesFault: true };

/** What is wrong, by field. */
function faults(change: object): Record<string, string> {
  const { issues = [] } = safeParse(feedbackSchema, { ...right, ...change }, { abortPipeEarly: true });
  return Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0]?.key), message]));
}

test('is sent without the spaces around (feedback.content)', () => {
  expect(safeParse(feedbackSchema, right).output).toEqual({ ...right, text: 'Vertailu', email: 'aino@makela.fi' });
});

test('all that is wrong is told at once (feedback.errors)', () => {
  expect(faults({ kind: '', text: ' ', email: '' })).toEqual({
    kind: 'errorLabel.choiceMissing',
    text: 'errorLabel.required',
    email: 'errorLabel.required',
  });
});

test.each([
  ['', 'errorLabel.required'],
  ['aino.makela.fi', 'errorLabel.emailWithoutAt'],
  ['aino@makela', 'errorLabel.emailInvalid'],
])('an answer to %j cannot be sent (feedback.answer)', (email, error) => {
  expect(faults({ email })).toEqual({ email: error });
  expect(faults({ email, wantsAnswer: false })).toEqual({});
});

test.each([
  [FEEDBACK_LIMIT, {}],
  [FEEDBACK_LIMIT + 1, { text: `errorLabel.tooLong?limit=${FEEDBACK_LIMIT}` }],
])('a text of %i characters (feedback.content)', (length, expected) => {
  expect(faults({ text: 'a'.repeat(length) })).toEqual(expected);
});
