import { brotliDecompressSync } from 'node:zlib';
import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import type { Operation } from '../access/apiRules.ts';

/** What the transport refuses can happen to every operation, and stands at none. */
const STATUSES_OF_TRANSPORT = [413];

/**
 * Holds each answer against the API: its status, its type of content and its body (`server.answersChecked`). What
 * breaks it is answered with 500. For tests: the API's promise is kept there, and costs nothing afterwards.
 */
export function checkAnswers(app: FastifyInstance): void {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  const checks = new Map<object, ValidateFunction>();
  const checkOf = (schema: object) => {
    const check = checks.get(schema) ?? ajv.compile(schema);
    checks.set(schema, check);
    return check;
  };

  const refused = new WeakSet<object>();
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request;
    // The 500 that tells of a broken answer is not looked at again.
    if (operation === null || refused.has(request) || STATUSES_OF_TRANSPORT.includes(reply.statusCode)) return;
    const isPacked = reply.getHeader('content-encoding') === 'br';
    const body = isPacked ? brotliDecompressSync(payload as Buffer) : payload;
    const fault = faultOf(operation, reply.statusCode, String(reply.getHeader('content-type') ?? ''), body, checkOf);
    if (fault === null) return;
    refused.add(request);
    throw new Error(`${operation.id} answered against the API: ${fault}`);
  });
}

function faultOf(
  { description }: Operation,
  status: number,
  contentType: string,
  payload: unknown,
  checkOf: (schema: object) => ValidateFunction,
): string | null {
  const answer = description.responses[status];
  if (!answer) return `${status} is not among its answers`;
  const isEmpty = payload === undefined || payload === null || payload === '';
  if (!answer.content) return isEmpty ? null : `${status} has no body`;
  const [type = ''] = contentType.split(';');
  const content = answer.content[type];
  if (!content) return `${status} is not ${type}`;
  const check = checkOf(content.schema);
  return check(type.endsWith('json') ? JSON.parse(String(payload)) : String(payload))
    ? null
    : JSON.stringify(check.errors);
}
