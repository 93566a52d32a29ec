import { desc, eq } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { feedback, surveyAnswer } from './schema.ts';

type NewFeedback = Omit<typeof feedback.$inferInsert, 'serialNo'>;
type NewSurveyAnswer = Omit<typeof surveyAnswer.$inferInsert, 'answerNo'>;

/** Keeps a feedback. @returns its serial number; no two are alike, and some may be left out */
export async function addFeedback(db: Queries, row: NewFeedback): Promise<number> {
  const [added] = await db.insert(feedback).values(row).returning({ serialNo: feedback.serialNo });
  if (!added) throw new Error('the feedback was not kept');
  return added.serialNo;
}

export async function addSurveyAnswer(db: Queries, row: NewSurveyAnswer): Promise<void> {
  await db.insert(surveyAnswer).values(row);
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
