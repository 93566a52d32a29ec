import type { Process } from './processes.ts';

/** How an address names the kind of what awaits its proof. */
export const processSearch = <Kind extends Process>(process: Kind) =>
  process === 'order' ? {} : { process: process as Exclude<Kind, 'order'> };
