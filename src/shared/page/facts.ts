import { useMatches } from '@tanstack/react-router';
import type { EntryPage } from '../../../machines/entry/entry.machine.ts';
import type { GatePage } from '../../../machines/gate/gate.machine.ts';
import type { FramePart, PageFacts } from './routing.ts';

/** All that a route says of its page, with what it leaves unsaid. */
interface FullPageFacts extends GatePage {
  entry: EntryPage;
  isUngated: boolean;
  awaitsPerson: boolean;
  hides: readonly FramePart[];
  isOfEmployee: boolean;
  offersSignIn: boolean | undefined;
}

/** A page is public unless its route says otherwise, and nothing stands before a public one (`entry.order`). */
export function pageFacts({
  gate,
  entry,
  isUngated = false,
  awaitsPerson = false,
  hides = [],
  isOfEmployee = false,
  offersSignIn,
}: PageFacts = {}): FullPageFacts {
  const { access = 'public', report = null } = gate ?? {};
  return {
    access,
    report,
    entry: entry ?? (access === 'public' ? 'free' : 'other'),
    isUngated,
    awaitsPerson,
    hides,
    isOfEmployee,
    offersSignIn,
  };
}

/** Of the page that the router draws: a page that is still to be fetched has an address already, and is not it. */
export const usePageFacts = (): FullPageFacts =>
  pageFacts(useMatches({ select: (matches) => matches.at(-1)?.staticData }));
