import { msg } from '@lingui/core/macro';

const texts = {
  dayOutside: msg({ id: 'transfer.error.dayOutside', message: 'Valitse päivä väliltä {first}–{last}.' }),
};

/** What may be wrong with a transfer beyond what any form knows, as ids of texts. */
export const transferErrors = Object.fromEntries(Object.entries(texts).map(([name, { id }]) => [name, id])) as Record<
  keyof typeof texts,
  string
>;
