import type { RunningServer } from '../support/server.ts';

/** What people send ends in these, with the mails that go out for it. */
const tables = ['contact_update', 'feedback', 'move', 'outbox_message', 'product_order', 'under_proof'] as const;
type Written = Partial<Record<(typeof tables)[number], number>>;

/**
 * Counts what a server's database has of what people send.
 *
 * @returns tells how many rows have come since, by table; none where there are none
 */
export async function watchRows(server: Pick<RunningServer, 'count'>): Promise<() => Promise<Written>> {
  const before = await server.count(tables);
  return async () => {
    const now = await server.count(tables);
    const more = tables.map((table) => [table, (now[table] ?? 0) - (before[table] ?? 0)] as const);
    return Object.fromEntries(more.filter(([, rows]) => rows !== 0));
  };
}
