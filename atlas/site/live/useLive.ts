import { useEffect, useState } from 'react';
import { LIVE_CHANNEL, type LiveMessage } from '../../live/messages.ts';
import { follow, nothingHeard, type Portal } from './follow.ts';

/** A page from a file hears no other tab. */
export const canFollow = (): boolean => window.location.protocol !== 'file:' && 'BroadcastChannel' in window;

/** The portal that runs in other tabs, while it is followed. */
export function useLive(isFollowing: boolean): Portal {
  const [portal, setPortal] = useState(nothingHeard);
  useEffect(() => {
    if (!isFollowing || !canFollow()) return;
    const channel = new BroadcastChannel(LIVE_CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) =>
      setPortal((known) => follow(known, data)),
    );
    const opened: LiveMessage = { type: 'atlas.opened' };
    channel.postMessage(opened);
    return () => {
      channel.close();
      setPortal(nothingHeard);
    };
  }, [isFollowing]);
  return portal;
}
