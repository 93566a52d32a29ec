import { useLingui } from '@lingui/react/macro';
import { NotRead } from '../../shared/failure/NotRead.tsx';

interface AddonNotReadProps {
  failure: unknown;
  retry: { isBusy: boolean; onRetry(): void };
}

/** What may be added did not come, in the words of the specification (`addition.read`). */
export function AddonNotRead(props: AddonNotReadProps) {
  const { t } = useLingui();
  return (
    <NotRead
      heading={t({ id: 'addon.title', message: 'Valitse lisäpalvelu' })}
      lead={t({ id: 'vapAddition.descDataError', message: 'Lisäpalveluja ei juuri nyt saada näkyviin.' })}
      title={t({ id: 'vapAddition.titleDataError', message: 'Lisäpalvelujen lataaminen ei onnistunut' })}
      {...props}
    />
  );
}
