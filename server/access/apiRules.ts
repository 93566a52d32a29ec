import { operationsIn, type ApiDocument } from '../../openapi/document.ts';
import { StartError } from '../startError.ts';
import { readRule, type AccessRule } from './accessRule.ts';
import { withoutReferences, type OperationObject } from './description.ts';

/** How calls of an operation are counted, where not as those that read or write (`server.rateLimit`). */
const rates = [
  'sign-in',
  'end-of-sign-in',
  'sign-out',
  'reload',
  'draft',
  'guess',
  'secret',
  'check',
  'never',
] as const;

export interface Operation {
  id: string;
  method: string;
  /** As the API writes it: `/api/customer/{customerId}`. */
  path: string;
  tag: string;
  access: AccessRule;
  /** Whether the bearer token is looked at; without, everyone is a stranger. */
  hasSession: boolean;
  /** A write that needs an idempotency key; others may be repeated without harm. */
  needsKey: boolean;
  /** What a caller must have solved a puzzle for; null where no bot is feared. */
  botCheckAction: string | null;
  rate: (typeof rates)[number] | null;
  /** A read that uses something up, so that nobody asks for its head (`server.once`). */
  isOnce: boolean;
  /** The page that a browser is led to where it fails; null where it gets a problem answer. */
  failurePage: string | null;
  /** All of it, each `$ref` replaced by what it names. */
  description: OperationObject;
}

const read = new WeakMap<ApiDocument, Operation[]>();

/**
 * The operations of an API with their access rules (`access.deny`), read once however many servers are made of it.
 *
 * @throws StartError naming each operation whose rule is missing or wrong; the server does not start with one
 */
export function readOperations(document: ApiDocument): Operation[] {
  const known = read.get(document);
  if (known) return known;
  const mistakes: string[] = [];
  const operations = operationsIn(document).map(({ path, method, operation }) => {
    const description = withoutReferences(document, operation) as OperationObject;
    const id = description.operationId ?? `${method} ${path}`;
    return readOperation(id, method, path, description, (mistake) => mistakes.push(`${id}: ${mistake}.`));
  });
  if (mistakes.length > 0) throw new StartError(`The API cannot be served.\n${mistakes.join('\n')}`);
  read.set(document, operations);
  return operations;
}

function readOperation(
  id: string,
  method: string,
  path: string,
  description: OperationObject,
  complain: (mistake: string) => void,
): Operation {
  if (description.operationId === undefined) complain('it has no operationId');
  const access = readRule(description, complain);
  const hasSession = description.security !== undefined;
  const named = Object.values(access.allowed).flat();
  if (!hasSession && named.some((principal) => principal !== 'anonymous'))
    complain('its x-access names people who sign in, but it has no security');
  const idempotency = description['x-idempotency'];
  if (idempotency !== undefined && idempotency !== 'natural') complain(`${String(idempotency)} is no x-idempotency`);
  const isRead = description['x-read'];
  if (isRead !== undefined && (isRead !== true || method === 'get' || idempotency !== 'natural'))
    complain('its x-read is not true of what is no GET and may be repeated');
  const botCheck = description['x-bot-check'];
  const botCheckAction = typeof botCheck === 'string' ? botCheck : null;
  if (botCheck !== undefined && !/^[A-Za-z]{1,40}$/.test(botCheckAction ?? ''))
    complain('its x-bot-check is not an action of 1 to 40 letters');
  const rate = rates.find((known) => known === description['x-rate']) ?? null;
  if (rate !== (description['x-rate'] ?? null)) complain(`${String(description['x-rate'])} is no x-rate`);
  const leadsOn = Object.keys(description.responses).some((status) => status.startsWith('3'));
  if (leadsOn && rate === null) complain('it leads a browser elsewhere, and no x-rate says how often');
  const once = description['x-once'];
  if (once !== undefined && (once !== true || method !== 'get')) complain('its x-once is not true of a read');
  const failurePage = description['x-failure-page'];
  return {
    id,
    method: method.toUpperCase(),
    path,
    tag: description.tags?.[0] ?? '',
    access,
    hasSession,
    needsKey: method !== 'get' && idempotency !== 'natural',
    botCheckAction,
    rate,
    isOnce: once === true,
    failurePage: typeof failurePage === 'string' ? failurePage : null,
    description,
  };
}
