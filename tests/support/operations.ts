import { operationsIn, type ApiDocument } from '../../openapi/document.ts';
import { withoutReferences, type OperationObject } from '../../server/access/description.ts';

export interface Schema {
  type?: string;
  enum?: unknown[];
  nullable?: boolean;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean;
  items?: Schema;
  example?: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: Schema;
  example?: string;
}

/** An operation as a caller reads it: every reference in it replaced by what it names. */
export interface ReadOperation {
  id: string;
  tag: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  parameters: Parameter[];
  /** Null: it takes none. */
  body: { schema: Schema; isRequired: boolean; example: unknown } | null;
  hasSession: boolean;
  botCheckAction: string | null;
  access: Record<string, unknown>;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

/** The operations of the API, read apart from how the server reads their rules. */
export const operationsOf = (api: ApiDocument): ReadOperation[] =>
  operationsIn(api).map(({ path, method, operation }) => {
    const node = withoutReferences(api, operation) as OperationObject;
    const content = node.requestBody?.content['application/json'];
    return {
      id: node.operationId ?? '',
      tag: node.tags?.[0] ?? '',
      method: method.toUpperCase() as ReadOperation['method'],
      path,
      parameters: (node.parameters ?? []) as Parameter[],
      body: content
        ? {
            schema: content.schema,
            isRequired: node.requestBody?.required === true,
            example: content.example,
          }
        : null,
      hasSession: node.security !== undefined,
      botCheckAction: (node['x-bot-check'] as string | undefined) ?? null,
      access: (node['x-access'] ?? {}) as Record<string, unknown>,
      responses: node.responses,
    };
  });
