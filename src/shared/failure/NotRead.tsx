import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { usePage } from '../page/usePage.ts';
import { FailureNotice } from './FailureNotice.tsx';

interface NotReadProps {
  heading: string;
  lead?: ReactNode;
  /** What has not come. */
  title: string;
  failure: unknown;
  retry: { isBusy: boolean; onRetry(): void };
}

/** What the page is about did not come: it has its own heading and title all the same (`routes.title`). */
export function NotRead({ heading, lead, ...notice }: NotReadProps) {
  usePage(heading);
  return (
    <Stack gap="large">
      <PageHeading lead={lead}>{heading}</PageHeading>
      <FailureNotice {...notice} />
    </Stack>
  );
}
