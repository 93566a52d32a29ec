import { useLingui } from '@lingui/react/macro';
import { groupDigits } from '../../i18n/formats.ts';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { useIsActingNeeded } from '../../shared/contracts/useIsActingNeeded.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { fullName } from '../../shared/customer/names.ts';
import { useOwnCustomerId } from '../../shared/representation/useOwnCustomerId.ts';
import { customerQuery } from '../../shared/session/queries.ts';
import { useCustomerId, useIsOfOther } from '../../shared/session/useCustomerId.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { ContactSections } from './ContactSections.tsx';
import { RepresentativesSection } from './RepresentativesSection.tsx';
import { RepresentedSection } from './RepresentedSection.tsx';
import { useAnchor } from './useAnchor.ts';

/** Where the address of the mandates leads to (`profile.represented`). */
const MANDATES = 'representations';

/** That employees' looks are kept, and the way to them; for the customer's own eyes and those who act for them. */
function AccessesPanel({ isOwn }: { isOwn: boolean }) {
  const { t } = useLingui();
  const title = isOwn
    ? t({ id: 'profile.accesses', message: 'Kuka on katsonut tietojasi?' })
    : t({ id: 'profile.accessesOfOther', message: 'Kuka on katsonut asiakkaan tietoja?' });
  return (
    <Panel title={title}>
      <p>
        {isOwn
          ? t({ id: 'profile.accessesText', message: 'Kirjaamme jokaisen kerran, kun työntekijämme katsoo tietojasi.' })
          : t({
              id: 'profile.accessesTextOfOther',
              message: 'Kirjaamme jokaisen kerran, kun työntekijämme katsoo asiakkaan tietoja.',
            })}
      </p>
      <GoLink href="/profile/accesses">{t({ id: 'profile.accessesAll', message: 'Kaikki katselut' })}</GoLink>
    </Panel>
  );
}

/** Who may act for whom; the page leads here. */
function Mandates({ own, customerId }: { own: string; customerId: string }) {
  return (
    <div id={MANDATES} tabIndex={-1}>
      <RepresentedSection own={own} customerId={customerId} />
      {customerId === own && <RepresentativesSection customerId={own} />}
    </div>
  );
}

function Profile({ title, customerId }: { title: string; customerId: string }) {
  const { t } = useLingui();
  const { api } = useSession();
  const own = useOwnCustomerId();
  const query = useQuery(customerQuery(api, customerId));
  const isActingNeeded = useIsActingNeeded(query.error);
  useAnchor(MANDATES, !query.isPending);
  if (isActingNeeded) return <ActingNeeded heading={title} />;
  const number = groupDigits(customerId);
  const name = query.data && fullName(query.data);
  const lead = name
    ? t({ id: 'profile.lead', message: `${name}, asiakasnumero ${number}` })
    : t({ id: 'profile.number', message: `Asiakasnumero ${number}` });
  return (
    <Stack gap="large">
      <PageHeading lead={lead}>{title}</PageHeading>
      {own === null ? (
        <ContactSections query={query} />
      ) : (
        <Columns aside={<AccessesPanel isOwn={customerId === own} />}>
          <Stack gap="large">
            <ContactSections query={query} />
            <Mandates own={own} customerId={customerId} />
          </Stack>
        </Columns>
      )}
    </Stack>
  );
}

/** What is known of the customer, who may act for whom, and the way to who has looked (`profile.sections`). */
export function ProfilePage() {
  const { t } = useLingui();
  const title = useIsOfOther()
    ? t({ id: 'profile.titleOfOther', message: 'Asiakkaan tiedot' })
    : t({ id: 'profile.title', message: 'Omat tiedot' });
  const customerId = useCustomerId();
  const isActingNeeded = useIsActingNeeded(null);
  usePage(title);
  if (customerId !== null) return <Profile title={title} customerId={customerId} />;
  return isActingNeeded ? <ActingNeeded heading={title} /> : <PageHeading>{title}</PageHeading>;
}
