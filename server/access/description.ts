import { referredTo, type ApiDocument } from '../../openapi/document.ts';
import { StartError } from '../startError.ts';

type Json = Record<string, unknown>;

/** An operation of an OpenAPI document, as far as it is looked at here. */
export interface OperationObject extends Json {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema: Json;
    example?: unknown;
  }[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Json; example?: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Json; example?: unknown }> }>;
}

/**
 * A part of the document, each `$ref` in it replaced by what it names; the API has no schema that names itself.
 *
 * @throws StartError for a reference to nothing
 */
export function withoutReferences(document: ApiDocument, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((member) => withoutReferences(document, member));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref } = node as { $ref?: unknown };
  if (typeof $ref === 'string') return withoutReferences(document, follow(document, $ref));
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, withoutReferences(document, value)]));
}

function follow(document: ApiDocument, reference: string): unknown {
  const found = referredTo(document, reference);
  if (found === undefined) throw new StartError(`The API cannot be served.\n${reference} names nothing.`);
  return found;
}
