import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Json = Record<string, unknown>;

/** The API as one OpenAPI document, as far as its readers look at it by type. */
export interface ApiDocument extends Json {
  info: { title: string; version: string; description?: string };
  tags?: { name: string; description?: string }[];
  paths: Record<string, Json>;
  components?: Record<string, Json>;
  /** Every code of a problem answer, with its status. */
  'x-problems'?: Record<string, number>;
}

/**
 * The API, its files put together and checked when it was generated: a server that starts reads it at once. Each caller
 * has a copy of its own.
 */
export const apiDocument = (): ApiDocument =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'api.gen.json'), 'utf8')) as ApiDocument;

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

/** The operations of an API, each where it stands. */
export const operationsIn = ({ paths }: ApiDocument): { path: string; method: Method; operation: Json }[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] as Json }] : [])),
  );

/**
 * Where an operation stands, and the query that tells it from others there: a path such as
 * `/api/contract/order?verification=true` has one.
 */
export function splitPath(path: string): { address: string; query: string } {
  const [address = '', query = ''] = path.split('?');
  return { address, query };
}

/** What a reference such as `#/components/schemas/Day` names; undefined where that is nothing. */
export const referredTo = (api: ApiDocument, reference: string): unknown =>
  reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((found, step) => (found as Json | undefined)?.[step], api);
