import { explainStart } from '../explainStart.ts';
import { readSettings } from '../settings.ts';

/*
 * node dist/server/import.js <file>, or npm run import -- <file>: puts what is in a file into the database that the
 * server's settings name. The embedded one can be open in one process alone, so the server is stopped before.
 */

/** How many refused lines are told one by one. */
const TOLD = 100;
/** In milliseconds: how often it says how far it has come. */
const PROGRESS = 5_000;

async function start(path: string): Promise<void> {
  const { openDatabase } = await import('../store/database.ts');
  const { importFile } = await import('./importFile.ts');
  const database = await openDatabase(readSettings(process.env));
  let told = 0;
  let said = Date.now();
  const progress = (written: number) => {
    if (Date.now() - said < PROGRESS) return;
    said = Date.now();
    process.stderr.write(`${written} written so far\n`);
  };
  try {
    const { name, written, refused } = await importFile(
      database,
      path,
      (line, why) => {
        told += 1;
        if (told <= TOLD) process.stderr.write(`Line ${line}: ${why}\n`);
      },
      progress,
    );
    if (told > TOLD) process.stderr.write(`… and ${told - TOLD} more\n`);
    process.stdout.write(`${name}: ${written} days or months written, ${refused} lines refused\n`);
    if (refused > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

function explain(thrown: unknown, path: string): string {
  if (!(thrown instanceof Error)) return String(thrown);
  if (thrown.name === 'FolderHeldError')
    return `${thrown.message.split('. ')[0]}. Where that is the server: stop it, import, and start it again; on PostgreSQL it may run on.`;
  if (thrown.name === 'ImportFault') return thrown.message;
  const { code, syscall } = thrown as NodeJS.ErrnoException;
  if (syscall === 'open' || syscall === 'read') return `${path} cannot be read (${code}).`;
  return explainStart(thrown);
}

const [path] = process.argv.slice(2);
if (path === undefined) {
  process.stderr.write('npm run import -- <file>\n');
  process.exitCode = 2;
} else
  start(path).catch((thrown: unknown) => {
    process.stderr.write(`${explain(thrown, path)}\n`);
    process.exitCode = 2;
  });
