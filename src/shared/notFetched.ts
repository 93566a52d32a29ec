/** A part of the portal that could not be fetched: without a connection, or after a new version (`error.chunk`). */
export class NotFetchedError extends Error {}
