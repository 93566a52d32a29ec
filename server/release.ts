import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The portal's version, as package.json says it. */
export const { version: release } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'),
) as { version: string };
