import { describeError } from './http/logging.ts';
import { readSettings, unknownSettings } from './settings.ts';
import { explainStart } from './explainStart.ts';

/** In milliseconds: whatever is still open then, the process ends (`server.stop`). */
const STOP_PATIENCE = 4_500;

function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}

function complainOf(fault: unknown): void {
  complain(JSON.stringify({ level: 60, event: 'fault', fault: describeError(fault) }));
}

async function start(): Promise<void> {
  let close = async () => {};
  const stop = async () => {
    setTimeout(() => process.exit(0), STOP_PATIENCE).unref();
    await close().catch((thrown: unknown) => complainOf(thrown));
    process.exit(0);
  };
  let stopping: Promise<void> | undefined;
  // A terminal that is closed takes what is written with it.
  process.on('SIGHUP', () => {
    for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      stopping ??= stop();
    });

  for (const sentence of unknownSettings(process.env)) complain(sentence);
  const settings = readSettings(process.env);
  process.setSourceMapsEnabled(true);
  // Loaded afterwards, so that a wrong setting is told at once and alone.
  const { run } = await import('./run.ts');
  close = await run(settings);
  process.stdout.write(`Oma Kajo is at ${settings.publicUrl}\n`);
}

// Neither should happen; if one does, the state of the process is not known, and whoever watches it starts it anew.
for (const event of ['unhandledRejection', 'uncaughtException'] as const)
  process.on(event, (thrown: unknown) => {
    complainOf(thrown);
    process.exit(1);
  });

start().catch((thrown: unknown) => {
  complain(explainStart(thrown));
  process.exit(1);
});
