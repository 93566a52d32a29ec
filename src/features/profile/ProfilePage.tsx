import { useLingui } from '@lingui/react/macro';
import { groupDigits } from '../../i18n/formats.ts';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { usePage } from '../../shared/page/usePage.ts';
import { useOwnCustomerId } from '../../shared/representation/useOwnCustomerId.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useGate } from '../../shared/session/useSession.ts';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { ContactSection } from './ContactSection.tsx';
import { RepresentativesSection } from './RepresentativesSection.tsx';
import { RepresentedSection } from './RepresentedSection.tsx';

/** What is known of the customer, who may act for whom, and the way to who has looked (`profile.sections`). */
export function ProfilePage() {
  const { t } = useLingui();
  const title = t({ id: 'profile.title', message: 'Omat tiedot' });
  const customerId = useCustomerId();
  const own = useOwnCustomerId();
  const isEmployee = useGate((gate) => gate.context.validation?.allowedEmployee ?? false);
  usePage(title);
  if (customerId === null) return isEmployee ? <ActingNeeded heading={title} /> : <PageHeading>{title}</PageHeading>;
  const number = groupDigits(customerId);
  return (
    <Stack gap="large">
      <PageHeading lead={t({ id: 'profile.number', message: `Asiakasnumero ${number}` })}>{title}</PageHeading>
      <ContactSection customerId={customerId} />
      {own !== null && (
        <div id="representations">
          <Stack gap="large">
            <RepresentedSection customerId={customerId} />
            {customerId === own && <RepresentativesSection customerId={own} />}
          </Stack>
        </div>
      )}
      {customerId === own && (
        <p>
          <GoLink href="/profile/accesses">
            {t({ id: 'profile.accesses', message: 'Katso, kuka on katsonut tietojasi' })}
          </GoLink>
        </p>
      )}
    </Stack>
  );
}
