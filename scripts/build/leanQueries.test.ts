import { QueryClient, type MutationCache as Whole } from '@tanstack/react-query';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MutationCache } from './noMutations.ts';

test('the client of queries asks nothing else of mutations than what stands in their place', async () => {
  const client = new QueryClient({ mutationCache: new MutationCache() as unknown as Whole });
  client.mount();
  client.setQueryData(['known'], 1);
  await client.resumePausedMutations();
  await client.invalidateQueries();
  expect([client.isMutating(), client.getQueryData(['known'])]).toEqual([0, 1]);
  client.clear();
  client.unmount();
  expect(client.getQueryData(['known'])).toBe(undefined);
});

test('nothing of the portal takes a mutation of them', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const takes = (file: string) =>
    /import [^;]*Mutati[^;]*'@tanstack\/react-query'/.test(readFileSync(join('src', file), 'utf8'));
  expect(sources.filter(takes)).toEqual([]);
});
