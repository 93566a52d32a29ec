import type { Settings } from '../settings.ts';

/** What the portal must know of its deployment before its first call. */
export type ShellFacts = Pick<Settings, 'brand' | 'isStatelessHandOverAllowed' | 'isDemo'>;

/** The facts as they stand in the head of the shell. */
export function shellFacts({ brand, isStatelessHandOverAllowed, isDemo }: ShellFacts): string {
  return [
    `<meta name="brand" content="${brand}">`,
    isStatelessHandOverAllowed ? '<meta name="hand-over" content="stateless">' : '',
    isDemo ? '<meta name="demo" content="true">' : '',
  ].join('');
}
