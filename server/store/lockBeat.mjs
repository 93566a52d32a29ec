// The beat of a data folder's lock, in a thread of its own: it goes on while the embedded database is at work, which
// nothing else in the process does. Plain JavaScript, as a thread is begun without tsx.
import { readFileSync, utimesSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { lock, id, pause, patience, released } = workerData;
const isReleased = () => Atomics.load(new Int32Array(released), 0) === 1;
let failingSince = null;

/** Whoever has lost the folder to another must not write one byte more. */
function end(why) {
  if (isReleased()) return;
  writeSync(
    2,
    `The data folder is held no longer: ${why}. The server ends at once, so that nothing in it is ruined.\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}

function beat() {
  if (isReleased()) return;
  try {
    if (JSON.parse(readFileSync(lock, 'utf8')).id !== id) return end('another process has taken it');
    const now = new Date();
    utimesSync(lock, now, now);
    failingSince = null;
  } catch (thrown) {
    if (thrown.code === 'ENOENT') return end('its lock is gone');
    failingSince ??= performance.now();
    if (performance.now() - failingSince > patience) end(`its lock cannot be renewed (${thrown.code})`);
  }
}

setInterval(beat, pause);
