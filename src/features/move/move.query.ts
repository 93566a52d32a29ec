import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../../api/calls.ts';
import { getMoveForm, openMoveLink } from '../../api/move.gen.ts';

/** The name of a move's draft, and of what is left of it once it is received. */
export const MOVE = 'move';

/** What a notice of a move asks, the same for everybody. */
export const moveFormQuery = (calls: Calls) =>
  queryOptions({ queryKey: ['moveForm'], queryFn: ({ signal }) => getMoveForm(calls, { signal }) });

/** The contract of a short link, as far as it is told before the proof; its product comes in the language asked for. */
export const moveLinkQuery = (calls: Calls, shortCode: string, locale: string) =>
  queryOptions({
    queryKey: ['moveLink', shortCode, locale],
    queryFn: ({ signal }) => openMoveLink(calls, { shortCode }, { signal }),
  });
