import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Locale } from '../../i18n/locale.ts';
import { whenTakenOver } from '../page/standing.ts';
import { usePortal } from '../portal.context.ts';

/** The language in use, and how the person changes it; the choice stays for the tab (`language.choice`). */
export function useLanguage() {
  const { catalogues, store } = usePortal();
  const locale = useLingui().i18n.locale as Locale;
  const [hasFailed, setHasFailed] = useState(false);
  const choose = (chosen: Locale) => {
    setHasFailed(false);
    // A part that React has not taken over yet stands in the old language, and would be given words of the new one.
    void whenTakenOver()
      .then(() => catalogues.switchTo(chosen))
      .then(
        () => store.write('selectedLanguage', chosen),
        () => setHasFailed(true),
      );
  };
  return { locale, choose, hasFailed };
}
