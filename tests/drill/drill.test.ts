import { describe, expect, test } from 'vitest';
import { lockWindow } from '../../domain/priceLock/index.ts';
import { drill } from '../../scripts/drill/drill.ts';
import { kinds } from '../../scripts/drill/writes.ts';
import { withoutBoth } from '../support/postgres.ts';

/** Each kind has its turn; in the days of the real window there is nothing to be reminded of. */
const wanted = [...kinds.keys()]
  .filter((kind) => kind !== 'lockReminder' || !lockWindow(Date.now(), true).isOpen)
  .toSorted();

/** Each round starts the server anew. */
const ROUNDS = 10;
const PATIENCE = 600_000;

// A server that starts waits much, so both are killed at the same time.
describe.concurrent.each([
  { database: 'pglite', needs: null },
  { database: 'postgres', needs: withoutBoth },
] as const)('killed while it writes, on $database', ({ database, needs }) => {
  test.skipIf(needs)(
    'nothing that was answered is lost, nothing is written twice, each mail is there once (server.killed, server.writeLookup)',
    async () => {
      const {
        writes,
        unknown,
        foundDone,
        sentAgain,
        seconds: _seconds,
        ...found
      } = await drill({
        rounds: ROUNDS,
        database,
        seed: 20_261_122,
      });
      expect(found).toEqual({
        database,
        seed: 20_261_122,
        rounds: ROUNDS,
        // It was killed in the midst of writing.
        struck: ROUNDS,
        lost: 0,
        doubled: 0,
        foreign: 0,
        torn: 0,
        mailsMissing: 0,
        mailsDoubled: 0,
        brokenOff: null,
      });
      expect([Object.keys(writes).toSorted(), unknown > 0, foundDone + sentAgain]).toEqual([wanted, true, unknown]);
    },
    PATIENCE,
  );
});
