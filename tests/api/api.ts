import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { apiDocument } from '../../openapi/document.ts';
import { operationsOf, type Parameter, type ReadOperation } from '../support/operations.ts';

export interface Operation extends ReadOperation {
  /** Who may call it, on whatever. */
  principals: string[];
}

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);

export const operations: Operation[] = operationsOf(apiDocument()).map((operation) => ({
  ...operation,
  principals: Object.values(operation.access).flatMap((who) => (Array.isArray(who) ? (who as string[]) : [])),
}));

/** Whether a text is one that the parameter's schema allows. */
export const isAllowed = ({ schema }: Pick<Parameter, 'schema'>, text: string): boolean => ajv.validate(schema, text);

const checks = new Map<object, ValidateFunction>();

export interface Answer {
  status: number;
  type: string;
  location: string | undefined;
  text: string;
}

/** What an answer has that the API does not say of the operation. */
export function faultsOf({ id, responses }: Operation, { status, type, location, text }: Answer): string[] {
  const response = responses[String(status)];
  if (!response) return [`${id} answers ${status}, which it does not announce: ${text.slice(0, 200)}`];
  if (!response.content) {
    const faults = text === '' ? [] : [`${id} answers ${status} with a body`];
    return status === 302 && !location ? [...faults, `${id} redirects nowhere`] : faults;
  }
  const announced = response.content[type.split(';')[0] ?? ''];
  if (!announced) return [`${id} answers ${status} as ${type}`];
  const check = checks.get(announced.schema) ?? ajv.compile(announced.schema);
  checks.set(announced.schema, check);
  if (check(JSON.parse(text))) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `${id} ${status}: ${instancePath} ${message ?? ''}`);
}
