import { BackgroundLoading } from '../../shared/session/BackgroundLoading.tsx';
import { useActivity, useReturn } from '../../shared/session/useActivity.ts';
import { useTellingSite } from '../../shared/sites/useSiteOfTabs.ts';
import { LoggedInSurvey } from './LoggedInSurvey.tsx';
import { Representation } from './Representation.tsx';
import { SessionNews } from './SessionNews.tsx';

/** What goes on behind every page of who has signed in: the session's clock, what pages ask for next, for whom they act. */
export function SignedInParts() {
  useActivity();
  useReturn();
  useTellingSite();
  return (
    <>
      <SessionNews />
      <BackgroundLoading />
      <Representation />
      <LoggedInSurvey />
    </>
  );
}
