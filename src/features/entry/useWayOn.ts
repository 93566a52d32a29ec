import { useRouter, useSearch } from '@tanstack/react-router';
import { useLandingPath } from '../../shared/session/useLandingPath.ts';

/** Leads on to the page that the customer had opened, or to their first one (`entry.wayOn`). */
export function useWayOn(): () => void {
  const router = useRouter();
  const landing = useLandingPath();
  const { location } = useSearch({ strict: false });
  return () => router.history.replace(location ?? landing);
}
