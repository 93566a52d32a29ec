/** Nobody sees it, and no word ends at it. */
const WORD_JOINER = '\u2060';

/** Where mail programs find an address to make a link of: behind a scheme, a dot or an `@` that something follows at once. */
const linked = /www\.|\/\/|(?<=[\p{L}\p{N}-])(?:[.@](?=\p{L})|:(?=[\p{L}/\\]))/giu;

/**
 * A text that somebody has typed, for a mail of ours to somebody else: no mail program makes a link of what stands in it
 * (`mail.typed`). It reads as it was typed.
 */
export const unlinked = (typed: string): string => typed.replaceAll(linked, `$&${WORD_JOINER}`);
