import { BackgroundLoading } from '../../shared/session/BackgroundLoading.tsx';
import { useActivity, useReturn } from '../../shared/session/useActivity.ts';
import { LoggedInSurvey } from './LoggedInSurvey.tsx';
import { SessionNews } from './SessionNews.tsx';

/** What goes on behind every page of someone who has signed in: the session's clock, and what pages will ask for next. */
export function SignedInParts() {
  useActivity();
  useReturn();
  return (
    <>
      <SessionNews />
      <BackgroundLoading />
      <LoggedInSurvey />
    </>
  );
}
