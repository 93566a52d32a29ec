import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { apiDocument } from '../../openapi/document.ts';
import { operationsOf, type Parameter, type ReadOperation, type Schema } from '../support/operations.ts';

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

const checks = new Map<object, ValidateFunction>();

function checkOf(schema: object): ValidateFunction {
  const check = checks.get(schema) ?? ajv.compile(schema);
  checks.set(schema, check);
  return check;
}

/** The keywords of a schema itself that a value breaks. */
export function rulesBroken(schema: Schema, value: unknown): string[] {
  const check = checkOf(schema);
  return check(value) ? [] : [...new Set((check.errors ?? []).map(({ keyword }) => keyword))];
}

/** Whether a text is one that a schema allows. */
export const isAllowed = ({ schema }: Pick<Parameter, 'schema'>, text: string): boolean =>
  rulesBroken(schema, text).length === 0;

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
  const check = checkOf(announced.schema);
  if (check(JSON.parse(text))) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `${id} ${status}: ${instancePath} ${message ?? ''}`);
}
