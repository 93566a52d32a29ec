import { spawnSync } from 'node:child_process';

/** A command that runs what follows it as a container does: process ids, mounts and a host name of its own. */
export const asContainer = (host: string): readonly [string, ...string[]] => [
  'unshare',
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
  '--uts',
  'sh',
  '-c',
  `hostname ${host} && exec "$@"`,
  'sh',
];

const [program, ...options] = asContainer('probe');
/** Where the machine does not allow it, the tests that need it are skipped. */
export const withoutContainers =
  spawnSync(program, [...options, 'true']).status === 0
    ? null
    : 'this machine lets nobody have process ids of their own';
