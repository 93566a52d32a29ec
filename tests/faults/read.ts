import type { Call } from '../../machines/flowModel.ts';

/** Something on the page, by its role and name or as a text. */
export type Sight = readonly [role: 'heading' | 'link' | 'button' | 'text', name: string];

/** How a page says that a read has failed. */
export interface Notice {
  in: 'alert' | 'dialog' | 'main';
  title: string;
  /** It names the call, so that the customer service can find it. */
  hasRequestId?: true;
  /** It counts the seconds down until another try makes sense. */
  isCountedDown?: true;
}

export interface Read {
  /** `the contracts at /contracts`. */
  name: string;
  requirement: string;
  /** Who has signed in; null for nobody. */
  person: string | null;
  /** The customer whom the person has opened, where it is not their own. */
  customerId?: string;
  address: string;
  call: Call;
  /** Whether anyone may make the call, and something outside the page asks: it is made again for nobody when the session is over. */
  isPublic?: true;
  /** Whether anyone may open the page: it stays when the session is over, and offers the sign-in. */
  isOpen?: true;
  /** Whether one that is refused for want of a session leads to the sign-in at once, and the token is not looked at again. */
  isRefusalFinal?: true;
  /** The button that makes the call; left out where the page does by itself. */
  press?: string;
  /** Left out where nothing is said: the page does without. */
  notice?: Notice;
  /** Says in the place of the notice that what the address names is not there; left out where that is a failure as all others. */
  unknown?: Sight;
  /** What is there when the answer has come. */
  whole: Sight[];
  /** What is there without it. */
  without: Sight[];
  /** What is not there then, though it may have been before. */
  absent?: Sight[];
  /** Whether it comes to every fault each day, and not to three of them as all others do. */
  meetsEveryFault?: true;
}
