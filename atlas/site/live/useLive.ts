import { useEffect, useState } from 'react';
import { LIVE_CHANNEL, type LiveMessage } from '../../live/messages.ts';
import { follow, type Followed } from './follow.ts';

/** A page from a file hears no other tab. */
export const canFollow = (): boolean => window.location.protocol !== 'file:' && 'BroadcastChannel' in window;

/** The machines that run in other tabs, while they are followed; the one that was heard of last comes first. */
export function useLive(isFollowing: boolean): readonly Followed[] {
  const [followed, setFollowed] = useState<readonly Followed[]>([]);
  useEffect(() => {
    if (!isFollowing || !canFollow()) return;
    const channel = new BroadcastChannel(LIVE_CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) =>
      setFollowed((known) => follow(known, data)),
    );
    const opened: LiveMessage = { type: 'atlas.opened' };
    channel.postMessage(opened);
    return () => {
      channel.close();
      setFollowed([]);
    };
  }, [isFollowing]);
  return followed;
}
