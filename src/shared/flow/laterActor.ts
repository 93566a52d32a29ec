import type { AnyActorLogic } from 'xstate';

/**
 * What a machine invokes long after it has begun, in a file that comes until then.
 *
 * @param read gives it once it is invoked
 */
export const laterActor = <Logic extends AnyActorLogic>(read: () => Logic): Logic =>
  ({
    getInitialSnapshot: (scope, input) => read().getInitialSnapshot(scope, input),
    start: (snapshot, scope) => read().start?.(snapshot, scope),
    transition: (snapshot, event, scope) => read().transition(snapshot, event, scope),
    getPersistedSnapshot: (snapshot, options) => read().getPersistedSnapshot(snapshot, options),
  }) satisfies AnyActorLogic as unknown as Logic;
