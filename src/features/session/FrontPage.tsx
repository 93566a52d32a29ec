import { LandingPage } from './LandingPage.tsx';
import { SignInPage } from './SignInPage.tsx';
import { useSessionState } from '../../shared/session/useSession.ts';

/** The root: the sign-in, or for someone who has signed in the way on (`routes.landing`). */
export function FrontPage() {
  const hasSession = useSessionState().facts !== null;
  return hasSession ? <LandingPage /> : <SignInPage />;
}
