import { useLingui } from '@lingui/react/macro';
import { late } from '../late.ts';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';

/** For employees alone, so that the pages of customers do without. */
const AskAnew = late(() => import('../acting/AskAnew.tsx'), 'AskAnew', { meanwhile: null });

/** An employee sees contracts only of a customer whom they have opened (`contracts.acting`). */
export function ActingNeeded({ heading }: { heading: string }) {
  const { t } = useLingui();
  return (
    <Stack gap="large">
      <AskAnew />
      <PageHeading>{heading}</PageHeading>
      <Notice
        tone="info"
        title={t({ id: 'contracts.acting', message: 'Avaa ensin asiakas' })}
        actions={<GoLink href="/backup">{t({ id: 'contracts.actingWay', message: 'Siirry avaamaan asiakas' })}</GoLink>}
      >
        {t({
          id: 'contracts.actingText',
          message: 'Näet sopimukset, kun olet avannut asiakkaan ja kertonut, miksi asioit hänen puolestaan.',
        })}
      </Notice>
    </Stack>
  );
}
