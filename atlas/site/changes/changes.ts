import type { Change } from '../../atlasData.ts';
import type { Overlay } from '../chart/overlay.ts';

/** What stands before a change in a list, and beside it on the chart. */
export const signs: Record<Change['kind'], string> = { added: '+', removed: '−', changed: '~' };

/** The chart with what is added and changed; what is removed is drawn nowhere. */
export function changesOverlay(changes: readonly Change[]): Overlay {
  const marked = (what: Change['what']) =>
    new Map(
      changes.flatMap(({ what: kindOfThing, kind, id }) =>
        kindOfThing === what && kind !== 'removed' ? [[id, { mark: kind, badge: signs[kind] }] as const] : [],
      ),
    );
  return { states: marked('state'), transitions: marked('transition') };
}
