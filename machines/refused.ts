/** Why a call has failed, as the guards and actions of a flow are given it. */
export interface Refused {
  error: unknown;
}

export const refused = ({ event }: { event: Refused }): Refused => ({ error: event.error });
