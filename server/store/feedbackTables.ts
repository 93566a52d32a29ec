import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/* What people tell the retailer. Part of schema.ts. */

/** Who wrote, and for whom; a stranger's are all null. */
const writer = {
  /** The customer it is about. */
  customerId: text(),
  /** The person who was signed in. */
  sub: text(),
  /** Why an employee had opened the customer; null where no employee acted. */
  actingReason: text(),
};

export const feedback = pgTable(
  'feedback',
  {
    /** The number in what the person is told, `P-2026-000123`. */
    serialNo: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...writer,
    kind: text({ enum: ['praise', 'idea', 'fault', 'question'] }).notNull(),
    text: text().notNull(),
    wantsAnswer: boolean().notNull(),
    /** Where the answer goes; null where none is wanted. */
    email: text(),
    /** The language in which the portal was used. */
    language: text({ enum: ['FI', 'SV', 'EN'] }).notNull(),
    /** Template of the page that the person came from. */
    view: text(),
    /** Request id of the last fault that the person met. */
    faultRequestId: text(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    check('feedback_kind', sql`${table.kind} in ('praise', 'idea', 'fault', 'question')`),
    check('feedback_email', sql`${table.wantsAnswer} = (${table.email} is not null)`),
  ],
);

/** An answer to the survey. */
export const surveyAnswer = pgTable(
  'survey_answer',
  {
    answerNo: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...writer,
    /** 1 thumb up, 0 thumb down. */
    score: integer().notNull(),
    text: text().notNull(),
    source: text({ enum: ['newContract', 'loggedInPages'] }).notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    index('survey_answer_customer').on(table.customerId, table.receivedAt),
    check('survey_answer_score', sql`${table.score} in (0, 1)`),
  ],
);
