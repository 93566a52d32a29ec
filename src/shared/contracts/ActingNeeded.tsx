import { useLingui } from '@lingui/react/macro';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';

/** An employee sees contracts only of a customer whom they have opened (`contracts.acting`). */
export function ActingNeeded({ heading }: { heading: string }) {
  const { t } = useLingui();
  return (
    <Stack gap="large">
      <PageHeading>{heading}</PageHeading>
      <Notice tone="info" title={t({ id: 'contracts.acting', message: 'Avaa ensin asiakas' })}>
        {t({
          id: 'contracts.actingText',
          message: 'Näet sopimukset, kun olet avannut asiakkaan ja kertonut, miksi asioit hänen puolestaan.',
        })}
      </Notice>
    </Stack>
  );
}
