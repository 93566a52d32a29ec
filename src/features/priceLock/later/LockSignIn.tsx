import { useLingui } from '@lingui/react/macro';
import { formatPriceLockPeriod } from '../../../../domain/time/index.ts';
import type { Addon, PriceLock } from '../../../../domain/types.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { useSignInAgainLink } from '../../../shared/session/useSignInAgainLink.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { PageHeading } from '../../../ui/Page/PageHeading.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { LockPanel } from '../LockPanel.tsx';

/** The price, for whoever has not said of which contract: who signs in chooses it (`priceLock.campaign`). */
export function LockSignIn({ lock, priceLock }: { lock: Addon; priceLock: PriceLock }) {
  const { t } = useLingui();
  const period = formatPriceLockPeriod(priceLock.period);
  const heading = t({ id: 'priceLock.title', message: `Lukitse hinta jaksolle ${period}` });
  const signIn = useSignInAgainLink();
  usePage(heading);
  return (
    <Stack gap="large">
      <PageHeading
        lead={t({
          id: 'priceLock.signInLead',
          message: 'Kirjaudu sisään, niin näet, minkä sopimuksen hinnan voit lukita.',
        })}
      >
        {heading}
      </PageHeading>
      <LockPanel {...{ lock, priceLock }} />
      <div>
        <ButtonLink href={signIn}>{t({ id: 'priceLock.signIn', message: 'Kirjaudu sisään' })}</ButtonLink>
      </div>
    </Stack>
  );
}
