import type { ReactNode } from 'react';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { FailureNotice } from '../failure/FailureNotice.tsx';

interface NotReadProps {
  heading: string;
  lead?: ReactNode;
  /** What has not come. */
  title: string;
  failure: unknown;
  retry: { isBusy: boolean; onRetry(): void };
}

/** What may be added did not come (`addition.read`). */
export function NotRead({ heading, lead, ...notice }: NotReadProps) {
  return (
    <Stack gap="large">
      <PageHeading lead={lead}>{heading}</PageHeading>
      <FailureNotice {...notice} />
    </Stack>
  );
}
