import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** In milliseconds: by then the page that is open has all that it needs itself. */
const LATER = 500;

/** Fetches the code and the texts of a page that people mostly open from this one. */
export function useLikelyNext(path: string | undefined): void {
  const router = useRouter();
  useEffect(() => {
    if (!path) return;
    // What cannot be fetched now is fetched by the click.
    const timer = setTimeout(() => void router.preloadRoute({ to: path }).catch(() => {}), LATER);
    return () => clearTimeout(timer);
  }, [router, path]);
}
