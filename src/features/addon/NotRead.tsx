import { useLingui } from '@lingui/react/macro';
import { FailureNotice } from '../../shared/failure/FailureNotice.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';

interface NotReadProps {
  failure: unknown;
  retry: { isBusy: boolean; onRetry(): void };
}

/** What may be added did not come (`addition.read`). */
export function NotRead(props: NotReadProps) {
  const { t } = useLingui();
  return (
    <Stack gap="large">
      <PageHeading lead={t({ id: 'vapAddition.descDataError', message: 'Lisäpalveluja ei juuri nyt saada näkyviin.' })}>
        {t({ id: 'addon.title', message: 'Valitse lisäpalvelu' })}
      </PageHeading>
      <FailureNotice
        title={t({ id: 'vapAddition.titleDataError', message: 'Lisäpalvelujen lataaminen ei onnistunut' })}
        {...props}
      />
    </Stack>
  );
}
