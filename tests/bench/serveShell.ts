// The portal's server with another front: the minimal shell of the folder named, so that both are served the same way.
import { readShell } from '../../server/http/shell.ts';
import { run } from '../../server/run.ts';
import { readSettings } from '../../server/settings.ts';

const settings = readSettings(process.env);
const close = await run(settings, readShell(settings, process.argv[2]));
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
process.stdout.write(`Oma Kajo is at ${settings.publicUrl}\n`);
