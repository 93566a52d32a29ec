/**
 * The address that `/link/{id}` leads to (`link.forward`). Null where the id is none (letters, digits, `_` and `-`, at most
 * 64 of them), or where no https prefix is configured.
 */
export function forwardAddress(prefix: string | null, id: string): string | null {
  if (prefix === null || !/^[A-Za-z0-9_-]{1,64}$/.test(id)) return null;
  // After the host there must be a slash: the id is to be no part of the host's name.
  return /^https:\/\/[^/\\@\s]+\//.test(prefix) && URL.canParse(prefix) ? prefix + id : null;
}
