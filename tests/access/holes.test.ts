import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ApiDocument } from '../../openapi/document.ts';
import { findResolvers, type Resolver } from '../../server/access/objects.ts';
import { findProof } from '../../server/store/proofs.ts';
import { staffAccess } from '../../server/store/schema.ts';
import { customers } from '../support/callers.ts';
import { exampleApi, exampleHandlers } from './exampleApi.ts';
import { measure, tellingForeign, traces, unruled } from './measure.ts';
import { contractNoOf } from './objects/contract.ts';
import { differencesOf, lineOf, readTable } from './table.ts';

const committed = readTable(join(import.meta.dirname, 'matrix-of-example'));

const { contract, underProof } = (await findResolvers()) as {
  contract: Resolver<{ contractNo: string }>;
  underProof: Resolver<{ id: string }>;
};

const measureExample = (
  principals: string[],
  resolver: Resolver<unknown> = contract,
  api = exampleApi(),
  ofBrowsers: Resolver<unknown> = underProof,
) => measure(api, { handlers: exampleHandlers, resolvers: { contract: resolver, underProof: ofBrowsers } }, principals);

/** With a hole, as the few who would notice. */
const measureHole = (resolver?: Resolver<unknown>, api?: ApiDocument, ofBrowsers?: Resolver<unknown>) =>
  measureExample(fewPrincipals, resolver, api, ofBrowsers);
const fewPrincipals = ['customer-b2c', 'customer-b2c signed in weakly', 'representative'];
const few = committed.filter(({ principal }) => fewPrincipals.includes(principal));

/** The example with one operation changed. */
function changed(path: string, change: (operation: Record<string, unknown>) => void): ApiDocument {
  const api = exampleApi();
  change((api.paths[path] as { post: Record<string, unknown> }).post);
  return api;
}

test('objects in path, body and cookie, found or not: who reaches which (access.resolved, access.unnamed, access.strength, access.verified)', async () => {
  const measured = await measureExample([...new Set(committed.map(({ principal }) => principal))]);
  expect(differencesOf(committed, measured)).toEqual([]);
  expect(unruled(measured).map(lineOf)).toEqual([]);
  expect(traces(measured).map(lineOf)).toEqual([]);
  expect(tellingForeign(measured).map(lineOf)).toEqual([]);
  const own = measured.filter(({ principal, relation }) => principal === 'customer-b2c' && relation === 'own');
  expect(own.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { customerId: customers.ownB2c, contractNo: contractNoOf(customers.ownB2c) },
    { customerId: customers.ownB2c },
    { customerId: customers.ownB2c, contractNo: contractNoOf(customers.ownB2c) },
  ]);
  const proven = measured.filter(({ principal, relation }) => principal === 'customer-b2c' && relation === 'own proof');
  expect(proven.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
    { customerId: '', proof: '7e570000-0000-4000-8000-0000000e0000' },
  ]);
});

describe('a planted hole is found (access.matrix)', () => {
  test('a resolver that says of everything that it is the caller’s own', async () => {
    const differences = differencesOf(
      few,
      await measureHole(async (context, name, request) => {
        const found = await contract(context, name, request);
        return found && { ...found, customerId: customers.ownB2c };
      }),
    );
    expect(differences).toContain('readContract as customer-b2c, foreign: expected 404 resource.notFound, got 200');
    expect(differences).toContain('orderSomething as customer-b2c, foreign: expected 404 resource.notFound, got 200');
  });

  test('a resolver that finds what is not there', async () => {
    const planted: Resolver<unknown> = async () => ({ customerId: customers.represented, row: null });
    expect(differencesOf(few, await measureHole(planted))).toContain(
      'readContract as representative, missing: expected 404 resource.notFound, got 200',
    );
  });

  test('a resolver that says how it knows that something is another’s', async () => {
    const planted: Resolver<unknown> = async (context, name, request) => {
      const found = await contract(context, name, request);
      if (found?.customerId === customers.foreign) throw new Error('this is another’s');
      return found;
    };
    const measured = await measureHole(planted);
    expect(tellingForeign(measured).map(lineOf)).not.toEqual([]);
    expect(unruled(measured).map(lineOf)).toContain('readContract,customer-b2c,foreign,500 server.error');
  });

  test('a resolver that writes (access.noTrace)', async () => {
    const planted: Resolver<unknown> = async (context, name, request) => {
      const [sub, at] = ['someone', context.clock()];
      await context.database.db
        .insert(staffAccess)
        .values({ sub, customerId: name, operation: 'look', reason: 'none', at });
      return contract(context, name, request);
    };
    const found = traces(await measureHole(planted));
    expect(found.map(lineOf)).toContain('readContract,customer-b2c,foreign,404 resource.notFound');
    expect(new Set(found.flatMap((cell) => cell.changed))).toEqual(new Set(['staff_access']));
  });

  test('a cell that never reaches the rule', async () => {
    const broken = changed('/api/example/note', ({ requestBody }) => {
      const { content } = requestBody as { content: Record<string, { example: object }> };
      Object.assign(content['application/json']?.example ?? {}, { text: '' });
    });
    expect(unruled(await measureHole(contract, broken)).map(lineOf)).toContain(
      'writeNote,customer-b2c,own,400 request.invalid',
    );
  });

  test('a rule that forgets the strength of the session', async () => {
    const weak = changed('/api/example/order', (operation) => {
      operation['x-access'] = { ...(operation['x-access'] as object), strength: undefined };
    });
    expect(differencesOf(few, await measureHole(contract, weak))).toContain(
      'orderSomething as customer-b2c signed in weakly, own: expected 403 session.strengthNeeded, got 200',
    );
  });

  test('a resolver that looks at no secret (access.verified)', async () => {
    const planted: Resolver<unknown> = async (context, name) => {
      const row = await findProof(context.database.db, name.slice(0, 36));
      return row && { customerId: null, isVerified: true, row };
    };
    const measured = await measureHole(contract, exampleApi(), planted);
    expect(differencesOf(few, measured)).toContain(
      'proveOrder as customer-b2c, proof with a wrong secret: expected 404 resource.notFound, got 200',
    );
    expect(tellingForeign(measured).map(lineOf)).toContain('proveOrder,customer-b2c,proof with a wrong secret,200');
  });

  test('a resolver that lets in whoever holds something (access.verified)', async () => {
    const planted: Resolver<unknown> = async () => ({ customerId: null, isVerified: true, row: { id: 'x' } });
    expect(differencesOf(few, await measureHole(contract, exampleApi(), planted))).toContain(
      'proveOrder as customer-b2c, proof of nothing: expected 404 resource.notFound, got 200',
    );
  });

  test('a rule that lets those leave out the cookie who may not (access.verified)', async () => {
    const loose = changed('/api/example/order?proof=true', (operation) => {
      const access = operation['x-access'] as object;
      operation['x-access'] = { ...access, unnamed: ['customer-b2c'] };
      operation['parameters'] = [{ name: 'underProof', in: 'cookie', schema: { type: 'string' } }];
      operation['x-idempotency'] = 'natural';
    });
    expect(differencesOf(few, await measureHole(contract, loose))).toContain(
      'proveOrder as customer-b2c, no proof: expected 404 resource.notFound, got 200',
    );
  });
});
