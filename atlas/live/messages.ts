/** The channel over which a running portal tells an open atlas of its machines. */
export const LIVE_CHANNEL = 'kajo.atlas';

/** What goes over it. Nothing of the context, of an event its name alone, and of the page its title. */
export type LiveMessage =
  /** A machine is where it is: when it has begun, after each event, and when an atlas asks. */
  | {
      type: 'machine.moved';
      /** Tells apart the tabs, and within a tab the machines that were begun. */
      actor: string;
      /** The tab that it runs in, with the title that its page has then. */
      tab: { id: string; title: string };
      machine: string;
      /** The machine that runs it, and the id under which it was invoked; null where the page has begun it. */
      within: { actor: string; id: string } | null;
      /** As the explorer names them: `route`, `route.open`. */
      states: string[];
      /** As the explorer reads it; null where nothing happened but that an atlas asked. */
      event: string | null;
      /** The ids of the transitions taken, in their order. */
      taken: string[];
      isDone: boolean;
    }
  /** A machine is gone, with the page that ran it. */
  | { type: 'machine.stopped'; actor: string; machine: string }
  /** An atlas has been opened and wants to know where the machines are. */
  | { type: 'atlas.opened' };
