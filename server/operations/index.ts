import { contentHandlers } from './content.ts';
import { contractHandlers, contractProblemExtras } from './contracts.ts';
import { customerHandlers } from './customer.ts';
import { feedbackHandlers } from './feedback.ts';
import type { Handlers } from './handler.ts';
import { healthHandlers } from './health.ts';
import type { AnyHandler } from './serve.ts';
import { sessionHandlers } from './session.ts';

const all: Handlers = {
  ...sessionHandlers,
  ...customerHandlers,
  ...contractHandlers,
  ...contentHandlers,
  ...feedbackHandlers,
  ...healthHandlers,
};

/** What serves each operation of the API. */
export const handlers = all as unknown as Record<string, AnyHandler>;
export const problemExtras = contractProblemExtras;
