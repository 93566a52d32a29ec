import { leave, takeUp } from '../drafts/leftDrafts.ts';
import type { HandlersOf } from './handler.ts';

export const handlers: HandlersOf<'drafts'> = {
  leaveDrafts: async ({ body, raw, reply }, _actor, context) => {
    await leave(context, body, { raw, reply });
    return { status: 204 };
  },

  takeUpDrafts: async ({ body: { path }, raw }, actor, context) => ({
    status: 200,
    body: { drafts: await takeUp(context, path, { raw, actor }) },
  }),
};
