import { useEffect } from 'react';
import { useContentSettings } from '../shared/content/useContentSettings.ts';
import { useEntry } from '../shared/entry/entry.context.ts';

/** Tells the machine from which day on the disclaimer is shown (`entry.disclaimer`). Draws nothing. */
export function DisclaimerSettings() {
  const entry = useEntry();
  const { data: settings } = useContentSettings();
  useEffect(() => {
    const known = entry.getSnapshot().context.disclaimerActiveFrom;
    if (settings && settings.disclaimerActiveFrom !== known)
      entry.send({ type: 'settings.loaded', disclaimerActiveFrom: settings.disclaimerActiveFrom });
  }, [entry, settings]);
  return null;
}
