import { fromPromise } from 'xstate';

/**
 * An actor that a machine declares and does not bring along: what it takes and gives is the machine's business, how it
 * is done is the portal's (`features/<flow>/<flow>.actors.ts`). Running it unprovided is a fault in the program.
 */
export function unprovided<Output, Input>(name: string) {
  return fromPromise<Output, Input>(() => {
    throw new Error(`the actor ${name} is not provided`);
  });
}
