import { useRouterState } from '@tanstack/react-router';
import { usePageFacts } from './facts.ts';
import type { FramePart } from './routing.ts';

/** What a page inside the mobile app or another site does without (`frame.embedded`). */
const hiddenWhenEmbedded: readonly FramePart[] = ['navigation', 'contactInfo', 'captcha'];

/** Whether the address asks for the view inside the mobile app or another site (`frame.embedded`). */
export const isEmbeddedView = (search: { app?: unknown; embed?: unknown }) =>
  search.app === 'true' || search.embed === 'true';

/** The parts of the frame that are not drawn: by the page's own word, or because it is embedded (`frame.parts`). */
export function hiddenParts(hides: readonly FramePart[], isEmbedded: boolean): ReadonlySet<FramePart> {
  return new Set(isEmbedded ? [...hides, ...hiddenWhenEmbedded] : hides);
}

/** How the open page is framed. */
export function useFrame(): { isEmbedded: boolean; hidden: ReadonlySet<FramePart> } {
  const isEmbedded = useRouterState({ select: ({ location }) => isEmbeddedView(location.search) });
  const { hides } = usePageFacts();
  return { isEmbedded, hidden: hiddenParts(hides, isEmbedded) };
}
