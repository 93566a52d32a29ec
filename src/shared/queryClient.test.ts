import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { Failure } from '../../domain/failure.ts';
import { queryClientOf } from './queryClient.ts';

test('what was not reached is asked for again with the first of it that comes, and what was refused is not (error.offline)', async () => {
  const client = queryClientOf({ queries: {} } as never);
  const asked: string[] = [];
  let failure: Failure | null = new Failure({ kind: 'unreachable' });
  const asks = (name: string, fails: () => Failure | null) => ({
    queryKey: [name],
    queryFn: () => {
      asked.push(name);
      const thrown = fails();
      return thrown ? Promise.reject(thrown) : Promise.resolve(name);
    },
  });
  const refused = new Failure({ kind: 'denied' });
  const shown = [asks('menu', () => failure), asks('contracts', () => failure), asks('bills', () => refused)].map(
    (options) => {
      const observer = new QueryObserver(client, options);
      return { observer, leave: observer.subscribe(() => {}) };
    },
  );
  await expect
    .poll(() => shown.map(({ observer }) => observer.getCurrentResult().status))
    .toEqual(['error', 'error', 'error']);
  failure = null;
  await client.fetchQuery(asks('prices', () => null));
  expect(asked).toEqual(['menu', 'contracts', 'bills', 'prices']);
  await shown[1]?.observer.refetch();
  await expect.poll(() => shown[0]?.observer.getCurrentResult().data).toBe('menu');
  expect(asked.slice(4)).toEqual(['contracts', 'menu']);
  for (const { leave } of shown) leave();
});

test('a part of a page that comes as a read has failed shows that, and one that comes later asks anew (error.shownOnce)', async () => {
  vi.useFakeTimers();
  const client = queryClientOf({ queries: {} } as never);
  let asked = 0;
  const observe = () => {
    const observer = new QueryObserver(client, {
      queryKey: ['bills'],
      queryFn: () => {
        asked += 1;
        return Promise.reject(new Failure({ kind: 'broken' }));
      },
    });
    return { observer, leave: observer.subscribe(() => {}) };
  };
  const first = observe();
  await vi.advanceTimersByTimeAsync(0);
  const soon = observe();
  expect(soon.observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(2001);
  const later = observe();
  expect(asked).toBe(2);
  await vi.advanceTimersByTimeAsync(0);
  for (const { leave } of [first, soon, later]) leave();
});
