import type { FastifyBaseLogger } from 'fastify';
import type { LiveContents } from './content/liveContents.ts';
import type { Outbox } from './effects/outbox.ts';
import type { Issuer } from './identity/issuer.ts';
import type { Seal } from './proof/seal.ts';
import type { KeptAnswers } from './http/keptAnswers.ts';
import type { Settings } from './settings.ts';
import type { Database } from './store/database.ts';

/** What a handler may reach besides its request. Made once, at start. */
export interface ServerContext {
  settings: Settings;
  database: Database;
  /** Now; `PORTAL_NOW` moves it. Nothing in the server asks the machine's clock for today. */
  clock: () => Date;
  issuer: Issuer;
  /** What an editor may change. */
  contents: LiveContents;
  /** What a write puts in is sent when the write holds. */
  outbox: Outbox;
  /** Keeps what awaits its proof. */
  seal: Seal;
  /** Series of years that are over, as they were answered. */
  settledYears: KeptAnswers;
  log: FastifyBaseLogger;
  /** Aborted once the server has been told to stop: it still answers, but is not ready for more. */
  stopping: AbortSignal;
}
