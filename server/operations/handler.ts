import type { FastifyReply, FastifyRequest } from 'fastify';
import type { operations } from '../../openapi/api.gen.ts';
import type { Actor } from '../access/actor.ts';
import type { RequestObject } from '../access/objects.ts';
import type { OperationsOf } from '../api.gen.ts';
import type { ServerContext } from '../context.ts';
import type { PackedAnswer } from '../http/packedAnswer.ts';
import type { OutgoingMail } from '../documents/withDocuments.ts';
import type { Locale } from '../texts.ts';

export type OperationId = keyof operations;

type Parameters<
  Id extends OperationId,
  Place extends 'path' | 'query' | 'header',
> = operations[Id]['parameters'] extends {
  [K in Place]?: infer Values;
}
  ? NonNullable<Values>
  : Record<string, never>;
type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : undefined;
type Content<Response> = Response extends { content: { 'application/json': infer Json } }
  ? Json
  : Response extends { content: { 'text/html': infer Page } }
    ? Page
    : Response extends { content: { 'application/pdf': unknown } | { 'text/calendar': unknown } }
      ? Buffer
      : undefined;
type Answers<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: Status extends 200 | 201 | 202 | 204 | 302
    ? {
        status: Status;
        body?: Content<operations[Id]['responses'][Status]> | PackedAnswer;
        headers?: Record<string, string>;
        /** Of a write: what is sent once it holds. */
        mails?: readonly OutgoingMail[];
      }
    : never;
}[keyof operations[Id]['responses']];

export interface OperationRequest<Id extends OperationId> {
  params: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  body: Body<Id>;
  /** What the request is about, as access was decided by it; `rowOf` has what a resolver found. */
  object: RequestObject;
  /** From `Accept-Language`; Finnish where it names none of ours. */
  locale: Locale;
  /** For cookies and the few server-owned navigations. */
  raw: FastifyRequest;
  reply: FastifyReply;
}

/**
 * One operation of the API. Access has been decided and the request checked against the API before it is
 * called; a failure is thrown as a ProblemError.
 */
export type Handler<Id extends OperationId> = (
  request: OperationRequest<Id>,
  actor: Actor,
  context: ServerContext,
) => Promise<Answers<Id>>;

/** What serves the operations of one tag: `handlers` of the file that is called like it. */
export type HandlersOf<Tag extends keyof OperationsOf> = { [Id in OperationsOf[Tag]]: Handler<Id> };
