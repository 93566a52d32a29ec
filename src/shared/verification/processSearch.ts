import type { Process } from './processes.ts';

/** How an address names the kind of what awaits its proof. */
export const processSearch = (process: Process) => (process === 'order' ? {} : { process });
