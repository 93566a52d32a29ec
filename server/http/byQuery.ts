/**
 * Tells operations of one path and method apart by the query that the API writes into their paths (`calls.byQuery`): it
 * must stand in the address by name and value, each name once, wherever and beside whatever else. Where none fits, nothing
 * stands there. It is a constraint of Fastify's routes.
 */
export const byQuery = {
  name: 'query',
  storage: <Found>() => {
    const kept = new Map<string, Found>();
    return {
      get(asked: string): Found | null {
        const given = new URLSearchParams(asked);
        const stands = ([name, value]: [string, string]) =>
          given.getAll(name).length === 1 && given.get(name) === value;
        const fitting = [...kept].find(([query]) => [...new URLSearchParams(query)].every(stands));
        return fitting?.[1] ?? null;
      },
      set(query: string, found: Found): void {
        kept.set(query, found);
      },
    };
  },
  deriveConstraint: ({ url = '' }: { url?: string }): string => url.split('?').slice(1).join('?'),
};
