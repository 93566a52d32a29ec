import { useEffect } from 'react';
import { useContentSettings } from '../shared/content/useContentSettings.ts';
import { useEntry } from '../shared/entry/entry.context.ts';

/** Tells the machine from which day on the disclaimer is shown, or that nobody knows (`entry.disclaimer`). Draws nothing. */
export function DisclaimerSettings() {
  const entry = useEntry();
  const { data: settings, isError } = useContentSettings();
  useEffect(() => {
    const { disclaimerActiveFrom: known, areSettingsSettled } = entry.getSnapshot().context;
    if (settings && (!areSettingsSettled || settings.disclaimerActiveFrom !== known))
      entry.send({ type: 'settings.loaded', disclaimerActiveFrom: settings.disclaimerActiveFrom });
    else if (isError && !areSettingsSettled) entry.send({ type: 'settings.failed' });
  }, [entry, settings, isError]);
  return null;
}
