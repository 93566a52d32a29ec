import * as v from 'valibot';
import { FEEDBACK_LIMIT } from '../../../domain/feedback/index.ts';
import { errorLabels } from '../../shared/form/later/errorLabels.ts';
import { choiceField, emailField, textField } from '../../shared/form/schemas.ts';
import { draftKind } from '../../shared/draft/drafts.ts';

export const kinds = ['praise', 'idea', 'fault', 'question'] as const;

/** What is wrong with the address for the answer; null where nothing is. */
function emailError(email: string): string | null {
  const { issues } = v.safeParse(emailField(), email, { abortPipeEarly: true });
  return issues?.[0].message ?? null;
}

/** Apart from the rest, so that it is looked at whatever is wrong there. */
const answerSchema = v.pipe(
  v.object({
    wantsAnswer: v.boolean(),
    email: v.pipe(
      v.string(),
      v.transform((text) => text.trim()),
    ),
  }),
  v.forward(
    v.check(
      ({ wantsAnswer, email }) => !wantsAnswer || emailError(email) === null,
      ({ input }) => emailError(input.email) ?? errorLabels.emailInvalid,
    ),
    ['email'],
  ),
);

/** The feedback as it is typed, and as it is sent; the address counts only where an answer is wanted. */
export const feedbackSchema = v.intersect([
  v.object({
    kind: v.pipe(v.string(), choiceField(kinds)),
    text: textField(FEEDBACK_LIMIT),
    namesFault: v.boolean(),
  }),
  answerSchema,
]);

export type FeedbackValues = v.InferInput<typeof feedbackSchema>;
export type Feedback = v.InferOutput<typeof feedbackSchema>;

export const feedbackDraft = draftKind(feedbackSchema, {
  name: 'feedback',
  version: 1,
  defaultValues: { kind: '', text: '', wantsAnswer: false, email: '', namesFault: true } satisfies FeedbackValues,
  keeps: ['kind', 'text', 'wantsAnswer', 'email', 'namesFault'],
});
