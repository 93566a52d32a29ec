import type { EntryPage } from '../../../machines/entry/entry.machine.ts';
import type { GatePage } from '../../../machines/gate/gate.machine.ts';

/** A part of the frame around every page that a page may do without (`frame.parts`). */
export type FramePart = 'navigation' | 'contactInfo' | 'survey' | 'captcha' | 'border';

/** What a route says of its page beside its address. */
export interface PageFacts {
  /** What the page asks of the gate; a page that says nothing is public. */
  gate?: Partial<GatePage>;
  /** The page is shown whatever the gate says: a blocked person may sign out too (`signOut.always`). */
  isUngated?: boolean;
  /** A public page that is another for someone who has signed in: it waits until it is known who that is (`gate.public`). */
  awaitsPerson?: boolean;
  /** What may stand before the page; nothing before a public one (`entry.order`). */
  entry?: EntryPage;
  hides?: readonly FramePart[];
  /** The page is the employee's own, whoever is open: another customer does not begin it anew (`acting.searchStays`). */
  isOfEmployee?: boolean;
  /** A public page whose head leads a stranger to the sign-in, and back to it (`menu.signIn`). */
  offersSignIn?: boolean;
  /** The sites of partners may hold the page in a frame: it is public, and nobody is signed in there (`frame.partners`, `frame.stranger`). */
  isEmbeddable?: boolean;
  /** The page is the same for every stranger: the build draws it (`start.prerendered`). */
  isPrerendered?: boolean;
}
