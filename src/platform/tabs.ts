/** What a tab tells the others of the same browser. */
export type TabMessage =
  | { type: 'signedOut' }
  /** Somebody has signed in with it, the same person or another. */
  | { type: 'signedIn' }
  /** Somebody is at work in it, or was warned and stays signed in. */
  | { type: 'active' }
  /** An employee has opened another customer, or closed the one that was open. */
  | { type: 'customerChanged' }
  /** One of the customer's delivery sites must be chosen in it. */
  | { type: 'siteWanted'; customerId: string }
  /** The one that is chosen in it, by its metering point number. */
  | { type: 'siteChosen'; customerId: string; deliverySite: string };

export interface Tabs {
  tell(message: TabMessage): void;
  /** Hears the other tabs, never itself; answers how to stop. */
  listen(listener: (message: TabMessage) => void): () => void;
}

/** What a tab of another version says is none that anybody here listens for. */
const isTabMessage = (data: unknown): data is TabMessage => typeof data === 'object' && data !== null && 'type' in data;

/** The other tabs; a browser without channels has none to tell. */
export function createTabs(): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel('kajo');
  return {
    tell: (message) => channel.postMessage(message),
    listen: (listener) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (isTabMessage(data)) listener(data);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
