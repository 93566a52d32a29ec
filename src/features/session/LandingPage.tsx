import { Navigate } from '@tanstack/react-router';
import { useLandingPath } from '../../shared/session/useLandingPath.ts';

/** Sends someone who has signed in to their first page (`routes.landing`). */
export function LandingPage() {
  return <Navigate to={useLandingPath()} replace />;
}
