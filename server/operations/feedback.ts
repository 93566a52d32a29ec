import { feedbackFaults, feedbackNumber, isSurveyDue, tidyText } from '../../domain/feedback/index.ts';
import { helsinkiDay, helsinkiToday } from '../../domain/time/index.ts';
import type { Actor } from '../access/actor.ts';
import { feedbackMail } from '../effects/feedbackMail.ts';
import { findWrite, running, writerOf } from '../idempotency.ts';
import { ProblemError } from '../problem.ts';
import { addFeedback, addSurveyAnswer, findLastSurveyAnswer } from '../store/feedback.ts';
import { languageOf } from '../texts.ts';
import type { HandlersOf } from './handler.ts';

/** Who wrote, and for whom, as the rows keep it. */
function writtenBy({ session, acting }: Actor, customerId: string | null) {
  const isActing = customerId !== null && acting?.customerId === customerId;
  return { customerId, sub: session?.sub ?? null, actingReason: isActing ? acting.reason : null };
}

export const handlers: HandlersOf<'feedback'> = {
  sendFeedback: async ({ body, locale }, actor, { database: { db }, clock, settings }) => {
    const faults = feedbackFaults(body);
    if (faults.length > 0)
      throw new ProblemError('request.invalid', {
        errors: faults.map(({ field, rule }) => ({ field: `body.${field}`, rule })),
      });
    const now = clock();
    const row = {
      ...writtenBy(actor, body.customerId),
      kind: body.kind,
      text: tidyText(body.text),
      wantsAnswer: body.wantsAnswer,
      email: body.wantsAnswer ? body.email : null,
      language: languageOf(locale),
      view: body.view,
      faultRequestId: body.faultRequestId,
      receivedAt: now,
    };
    const feedbackNo = feedbackNumber(helsinkiToday(now.getTime()), await addFeedback(db, row));
    const mail = feedbackMail({ ...row, feedbackNo, locale });
    const mails = [{ recipient: settings.mail.customerService, replyTo: row.email, mail }];
    return { status: 201, body: { feedbackNo, receivedAt: now.toISOString() }, mails };
  },

  sendNps: async ({ body }, actor, { database: { db }, clock }) => {
    const receivedAt = clock();
    await addSurveyAnswer(db, {
      ...writtenBy(actor, body.customerId),
      score: body.score,
      text: tidyText(body.feedbackText),
      source: body.source,
      receivedAt,
    });
    return { status: 201, body: { receivedAt: receivedAt.toISOString() } };
  },

  isSurveyDue: async ({ query }, actor, { database: { db }, clock }) => {
    const customerId = query.customerId ?? actor.customerId;
    // Customers are asked, and those who act for them by their mandate; an employee is not in their place.
    const isAsked = customerId === actor.customerId || actor.representedCustomerIds.has(customerId ?? '');
    if (customerId === null || !isAsked) return { status: 200, body: { isDue: false } };
    const last = await findLastSurveyAnswer(db, customerId);
    const answeredOn = last && helsinkiDay(last.getTime());
    return { status: 200, body: { isDue: isSurveyDue(answeredOn, helsinkiToday(clock().getTime())) } };
  },

  getWrite: async ({ params }, actor, context) => {
    const known = await findWrite(context, params.key, writerOf(actor));
    if (known === 'none') throw new ProblemError('resource.notFound');
    if (known === 'running') throw running();
    if (known === 'received') return { status: 200, body: { state: 'received' } };
    return { status: 200, body: { state: 'done', status: known.status, answer: known.body ?? null } };
  },
};
