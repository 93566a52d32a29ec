import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { solvedPuzzle } from '../support/botCheck.ts';
import type { Caller } from '../support/callers.ts';
import { sightOf, togetherWith, type Sight } from '../support/canaries.ts';
import type { TestServer } from '../support/inProcess.ts';
import { headersOf, offerHandOver } from '../support/tokens.ts';
import { grantFor, requestFor, type Operation, type Relation } from './cells.ts';
import type { ObjectFixtures } from './objectFixtures.ts';

export interface Call {
  request: InjectOptions & { headers: Record<string, string> };
  /** What its answer may show. */
  sight: Sight;
}

/**
 * The call of a cell, ready to be sent: sound in everything, with a session of its own.
 *
 * @param requestId what the log calls it
 */
export async function callFor(
  context: TestServer['context'],
  fixtures: ObjectFixtures,
  {
    operation,
    relation,
    caller,
    requestId,
  }: { operation: Operation; relation: Relation; caller: Caller; requestId: string },
): Promise<Call> {
  const grant = grantFor(relation);
  const { headers, ...request } = requestFor(operation, relation, caller, fixtures);
  const { cookie, ...credentials } = await headersOf(context, caller, grant);
  Object.assign(headers, credentials, { 'x-request-id': requestId });
  const cookies = [cookie, headers.cookie].filter(Boolean).join('; ');
  if (cookies !== '') headers.cookie = cookies;
  // A stranger shows that a browser is at work; who has signed in is not asked.
  if (operation.botCheckAction && headers.authorization === undefined)
    headers['x-bot-check'] = await solvedPuzzle(context, operation.botCheckAction);
  const sight = sightOf(caller, grant?.customerId ?? null);
  if (operation.id !== 'exchangeHandOver') return { request: { ...request, headers }, sight };
  // It is good once.
  const handOver = randomUUID();
  const browser = await offerHandOver(context, handOver);
  headers.cookie = headers.cookie === undefined ? browser : `${headers.cookie}; ${browser}`;
  const consumer = sightOf({ person: 'consumer', credential: 'good' });
  return { request: { ...request, headers, payload: { handOver } }, sight: togetherWith(sight, consumer) };
}
