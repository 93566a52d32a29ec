import { useRouter, useSearch } from '@tanstack/react-router';
import { useLanguage } from '../../shared/language/useLanguage.ts';
import { ownAddress } from '../../shared/page/ownAddress.ts';
import { useLandingPath } from '../../shared/session/useLandingPath.ts';

/** Leads on to the page that the customer had opened, or to their first one (`entry.wayOn`). */
export function useWayOn(): () => void {
  const router = useRouter();
  const { choose } = useLanguage();
  const landing = useLandingPath();
  const { location } = useSearch({ strict: false });
  return () => {
    const wanted = new URL(location ?? landing, window.location.origin);
    const { href, locale } = ownAddress(wanted, window.location.search);
    if (locale) choose(locale);
    router.history.replace(href);
  };
}
