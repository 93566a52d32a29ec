import { describeError } from './http/logging.ts';
import { readSettings, SettingsError, unknownSettings } from './settings.ts';
import { StartError } from './startError.ts';

/** In milliseconds: what still runs may finish, and then the process goes in any case. */
const STOP_PATIENCE = 5_000;

function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}

async function start(): Promise<void> {
  for (const name of unknownSettings(process.env)) complain(`${name} is no setting of Oma Kajo; see .env.example.`);
  const settings = readSettings(process.env);
  // Loaded afterwards, so that a wrong setting is told at once and alone.
  const { run } = await import('./run.ts');
  const close = await run(settings);

  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_PATIENCE).unref();
    await close();
    process.exit(0);
  };
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stopping ??= stop();
    });
  process.stdout.write(`Oma Kajo is at ${settings.publicUrl}\n`);
}

/** Why the server did not start, for whoever started it; nobody's data is there to be told yet. */
function explain(thrown: unknown): string {
  if (thrown instanceof SettingsError)
    return `The settings need a look (see .env.example):\n${thrown.mistakes.map((mistake) => `- ${mistake}`).join('\n')}`;
  if (!(thrown instanceof Error)) return `Oma Kajo could not start: ${String(thrown)}`;
  if (thrown instanceof StartError) return thrown.message;
  const { code } = thrown as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is in use by another program. Set PORT to another one.';
  return `Oma Kajo could not start.\n${thrown.stack ?? thrown.message}`;
}

// Neither should happen; if one does, the state of the process is not known, and whoever watches it starts it anew.
for (const event of ['unhandledRejection', 'uncaughtException'] as const)
  process.on(event, (thrown: unknown) => {
    complain(JSON.stringify({ level: 60, event: 'fault', fault: describeError(thrown) }));
    process.exit(1);
  });

start().catch((thrown: unknown) => {
  complain(explain(thrown));
  process.exit(1);
});
