import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useActing } from '../acting/useActing.ts';
import { useCustomerId } from '../session/useCustomerId.ts';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';

/** An employee sees contracts only of a customer whom they have opened (`contracts.acting`). */
export function ActingNeeded({ heading }: { heading: string }) {
  const { t } = useLingui();
  const acting = useActing();
  const customerId = useCustomerId();
  useEffect(() => {
    // The server says otherwise than it did: it is asked who is open now.
    if (acting.getSnapshot().context.acting.open?.customerId === customerId) acting.send({ type: 'acting.ask' });
  }, [acting, customerId]);
  return (
    <Stack gap="large">
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
