import { describe, expect, test } from 'vitest';
import { startPostgres, withoutBoth } from '../support/postgres.ts';
import { walk } from './walk.ts';

describe.each([
  { database: 'PGlite', needs: null },
  { database: 'PostgreSQL', needs: withoutBoth },
])('twenty-five hundred requests of employees by chance, on $database', ({ database, needs }) => {
  test.skipIf(needs)(
    'what they were shown is what is written down, a row a customer with its reason, in order; what cannot be written down is not shown (access.staffWalk, access.canaries)',
    async () => {
      const postgres = database === 'PostgreSQL' ? await startPostgres() : null;
      const databaseUrl = await postgres?.createDatabase();
      const { rows, expected, faults, counts } = await walk(
        20_261_126,
        2_500,
        databaseUrl === undefined ? {} : { databaseUrl },
      );
      await postgres?.stop();
      expect(faults).toEqual([]);
      expect(rows).toEqual(expected);
      expect(rows.length).toBeGreaterThan(250);
      // It came everywhere.
      for (const step of [
        'open 200',
        'open 404',
        'open 500',
        'open 403',
        'search 500',
        'recent 500',
        'getContracts 200',
        'getContracts 403',
      ])
        expect(counts[step], step).toBeGreaterThan(0);
      const failedUses = Object.keys(counts).filter((step) =>
        /^(?!open|search|recent|close|ask|role)\w+ 500$/.test(step),
      );
      expect(failedUses).not.toEqual([]);
    },
    240_000,
  );
});
