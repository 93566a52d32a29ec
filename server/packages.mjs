// The packages that make the most of a start, loaded before tsx is there: its hooks would look at every file of theirs,
// which takes as long as the files themselves (node --import ./server/packages.mjs --import tsx server/main.ts). What is
// not named here is loaded all the same, only later.
const { DATABASE_URL, OIDC_ISSUER } = process.env;

await Promise.all([
  import('fastify'),
  import('@fastify/compress'),
  import('@fastify/rate-limit'),
  import('@fastify/static'),
  import('@lingui/core'),
  import('drizzle-orm'),
  import('drizzle-orm/pg-core'),
  import('helmet'),
  import('nodemailer'),
  import('openid-client'),
  import('valibot'),
  import('@electric-sql/pglite'),
  ...(DATABASE_URL
    ? [import('pg'), import('drizzle-orm/node-postgres'), import('drizzle-orm/node-postgres/migrator')]
    : [import('drizzle-orm/pglite'), import('drizzle-orm/pglite/migrator')]),
  ...(OIDC_ISSUER ? [] : [import('oidc-provider')]),
]);
