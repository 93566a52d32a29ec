import { desc, eq } from 'drizzle-orm';
import { asked, prepared } from './prepared.ts';
import type { Queries } from './queries.ts';
import { feedback, surveyAnswer } from './schema.ts';

type NewFeedback = Omit<typeof feedback.$inferSelect, 'serialNo'>;
type NewSurveyAnswer = Omit<typeof surveyAnswer.$inferSelect, 'answerNo'>;

const writer = ['customerId', 'sub', 'actingReason'] as const;

const feedbackAdded = prepared((db) =>
  db
    .insert(feedback)
    .values(
      asked(...writer, 'kind', 'text', 'wantsAnswer', 'email', 'language', 'view', 'faultRequestId', 'receivedAt'),
    )
    .returning({ serialNo: feedback.serialNo })
    .prepare('feedback_added'),
);

/** Keeps a feedback. @returns its serial number; no two are alike, and some may be left out */
export async function addFeedback(db: Queries, row: NewFeedback): Promise<number> {
  const [added] = await feedbackAdded(db).execute(row);
  if (!added) throw new Error('the feedback was not kept');
  return added.serialNo;
}

const surveyAnswerAdded = prepared((db) =>
  db
    .insert(surveyAnswer)
    .values(asked(...writer, 'score', 'text', 'source', 'receivedAt'))
    .prepare('survey_answer_added'),
);

export async function addSurveyAnswer(db: Queries, row: NewSurveyAnswer): Promise<void> {
  await surveyAnswerAdded(db).execute(row);
}

/** When an answer to the survey last came for the customer; null: never. */
export async function findLastSurveyAnswer(db: Queries, customerId: string): Promise<Date | null> {
  const [last] = await db
    .select({ receivedAt: surveyAnswer.receivedAt })
    .from(surveyAnswer)
    .where(eq(surveyAnswer.customerId, customerId))
    .orderBy(desc(surveyAnswer.receivedAt))
    .limit(1);
  return last?.receivedAt ?? null;
}
