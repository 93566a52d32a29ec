import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/store/*Tables.ts',
  out: './server/store/migrations',
  casing: 'snake_case',
});
