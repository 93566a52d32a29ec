import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { entryMachine } from '../../../machines/entry/entry.machine.ts';

type Entry = ActorRefFrom<typeof entryMachine>;

const EntryContext = createContext<Entry | null>(null);

export const EntryProvider = EntryContext.Provider;

/** The machine that knows what stands before the open page. */
export function useEntry(): Entry {
  const entry = useContext(EntryContext);
  if (entry === null) throw new Error('there is no EntryProvider above');
  return entry;
}
