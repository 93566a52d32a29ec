import { join } from 'node:path';

/** What `npx drizzle-kit generate` writes, a file a change of the schema. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');
