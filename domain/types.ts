/* The API's own words, by name: every schema of it. */
export type * from '../openapi/api.gen.ts';
