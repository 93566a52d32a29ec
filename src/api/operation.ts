import type { operations } from '../../openapi/api.gen.ts';

type Id = keyof operations;

/** Set by `calls.ts`, for every call alike. */
type SetByCalls = 'X-Request-Id' | 'Accept-Language' | 'Idempotency-Key' | 'X-Bot-Check';

type Values<Operation extends Id, Place extends 'path' | 'query' | 'header'> = operations[Operation] extends {
  parameters: { [P in Place]?: infer Given };
}
  ? [NonNullable<Given>] extends [never]
    ? object
    : NonNullable<Given>
  : object;

/** The parameters of an operation, by name, wherever they are put. */
export type Params<Operation extends Id> = Omit<
  Values<Operation, 'path'> & Values<Operation, 'query'> & Values<Operation, 'header'>,
  SetByCalls
>;

/** What an operation is sent. */
export type Body<Operation extends Id> = operations[Operation] extends {
  requestBody?: { content: { 'application/json': infer Content } };
}
  ? Content
  : never;

type Good = 200 | 201 | 202 | 204;
type Responses<Operation extends Id> = operations[Operation]['responses'];
type Json<Response> = Response extends { content: { 'application/json': infer Content } } ? Content : undefined;

/** What an operation answers where all is well; nothing where it answers 204. */
export type Data<Operation extends Id> = {
  [Status in keyof Responses<Operation>]: Status extends Good ? Json<Responses<Operation>[Status]> : never;
}[keyof Responses<Operation>];
