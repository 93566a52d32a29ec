import { randomUUID } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds a data folder, as its lock says. */
export interface LockHolder {
  /** Another for every taking. */
  id: string;
  /** A process id alone is used again by others; its start is not. */
  pid: number;
  processStart: string | null;
  /** What tells whether this process can see that one: not from another container, machine, or boot. */
  host: string;
  bootId: string | null;
  pidNamespace: string | null;
  since: string;
}

function orNull<Read>(read: () => Read): Read | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Whether the process is a dead one that nobody has buried, and when it began in the kernel's ticks since boot. */
function processFacts(pid: number): { isZombie: boolean; start: string | null } {
  const stat = orNull(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The name in brackets may hold spaces; behind it come the state and, 19 fields on, the start.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return { isZombie: fields[0] === 'Z' || fields[0] === 'X', start: fields[19] ?? null };
}

/** Where this process runs; who runs in the same place sees it, and is seen. */
const place = () => ({
  host: hostname(),
  bootId: orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  pidNamespace: orNull(() => readlinkSync('/proc/self/ns/pid')),
});

/** This process as the holder of a lock. */
export const thisHolder = (): LockHolder => ({
  id: randomUUID(),
  pid: process.pid,
  processStart: processFacts(process.pid).start,
  ...place(),
  since: new Date().toISOString(),
});

/** Whether the process of a holder lives; null where it cannot be seen from here, in another container for example. */
export function isAlive(holder: LockHolder): boolean | null {
  const here = place();
  if (holder.host !== here.host || holder.bootId !== here.bootId || holder.pidNamespace !== here.pidNamespace)
    return null;
  try {
    process.kill(holder.pid, 0);
  } catch (thrown) {
    // Another user's process may not be asked, but is there.
    if ((thrown as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const { isZombie, start } = processFacts(holder.pid);
  return !isZombie && (start === null || holder.processStart === start);
}

/** What a lock says at a moment. Its mark changes with every beat of its holder, and with its holder. */
export interface Seen {
  mark: string;
  /** Null: nothing that can be read, as a power cut leaves it. */
  holder: LockHolder | null;
}

/** Looks at a lock, each time anew: what a network's file system remembers may be old. Null where there is none. */
export function lookAt(lock: string): Seen | null {
  const file = orNull(() => openSync(lock, 'r'));
  if (file === null) return null;
  try {
    const text = readFileSync(file, 'utf8');
    return { mark: `${fstatSync(file).mtimeMs} ${text}`, holder: orNull(() => JSON.parse(text) as LockHolder) };
  } finally {
    closeSync(file);
  }
}
