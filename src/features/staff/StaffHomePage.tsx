import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { TokenValidation } from '../../../domain/types.ts';
import { useActing } from '../../shared/acting/useActing.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useGate } from '../../shared/session/useSession.ts';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { ClosedElsewhere } from './ClosedElsewhere.tsx';
import { useChange } from './desk.ts';
import { OpenCustomer } from './OpenCustomer.tsx';
import { SalesAgent } from './SalesAgent.tsx';

function useRoleText(): (role: NonNullable<TokenValidation['employeeType']>) => string {
  const { t } = useLingui();
  return (role) => {
    switch (role) {
      case 'customerService':
        return t({ id: 'staff.role.customerService', message: 'Asiakaspalvelu' });
      case 'sales':
        return t({ id: 'staff.role.sales', message: 'Myynti' });
      case 'content':
        return t({ id: 'staff.role.content', message: 'Sisällöt' });
    }
  };
}

/** What the session says of the employee; what it does not say has no row. */
function useFacts({ empInfo, employeeType, salesAgentId, salesChannels }: TokenValidation) {
  const { t } = useLingui();
  const roleText = useRoleText();
  return [
    { label: t({ id: 'staff.role', message: 'Tehtävä' }), value: employeeType && roleText(employeeType) },
    { label: t({ id: 'staff.team', message: 'Tiimi' }), value: empInfo },
    { label: t({ id: 'staff.salesAgentId', message: 'Myyjätunnus' }), value: salesAgentId },
    { label: t({ id: 'staff.salesChannels', message: 'Myyntikanavat' }), value: salesChannels.join(', ') },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** Where an employee orders: what the settings name for each kind of customer (`campaign.default`, `order.staffPage`). */
function Campaigns() {
  const { t } = useLingui();
  return (
    <Section title={t({ id: 'staff.order', message: 'Tee tilaus' })}>
      <Row>
        <TextLink href="/backup/campaign/b2c">
          {t({ id: 'staff.campaign.consumers', message: 'Sopimukset kuluttajille' })}
        </TextLink>
        <TextLink href="/backup/campaign/b2b">
          {t({ id: 'staff.campaign.companies', message: 'Sopimukset yrityksille' })}
        </TextLink>
      </Row>
    </Section>
  );
}

function StaffHome({ title, validation }: { title: string; validation: TokenValidation }) {
  const { t } = useLingui();
  const acting = useActing();
  const agent = useSelector(acting, ({ context }) => context.acting.salesAgent);
  const facts = useFacts({ ...validation, salesAgentId: agent?.salesAgentId ?? validation.salesAgentId });
  return (
    <>
      <Stack gap="large">
        <PageHeading>{title}</PageHeading>
        {validation.askSalesAgentId && <SalesAgent />}
        <ClosedElsewhere />
      </Stack>
      <OpenCustomer />
      {validation.salesChannels.length > 0 && <Campaigns />}
      <Section title={t({ id: 'staff.session', message: 'Käyttäjätietosi' })}>
        <FactList facts={facts} />
      </Section>
    </>
  );
}

/** Where an employee lands; for everyone else the page has its title alone (`staff.home`, `staff.others`). */
export function StaffHomePage() {
  const { t } = useLingui();
  const validation = useGate((gate) => gate.context.validation);
  const title = t({ id: 'staff.title', message: 'Työpöytä' });
  usePage(title);
  useChange();
  return validation?.allowedEmployee ? <StaffHome title={title} validation={validation} /> : null;
}
