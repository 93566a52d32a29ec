import { useLingui } from '@lingui/react/macro';
import { Check, Phone } from 'lucide';
import { Suspense } from 'react';
import type { ContractGroup } from '../../../domain/contracts/index.ts';
import { isPriceLocked } from '../../../domain/priceLock/index.ts';
import { helsinkiToday } from '../../../domain/time/index.ts';
import type { Contract } from '../../../domain/types.ts';
import { serverNow } from '../../platform/clock.ts';
import { late } from '../../shared/late.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { useHoursText } from '../../shared/useHoursText.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { Tag } from '../../ui/Tag/Tag.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { ContractActions } from './ContractActions.tsx';
import { ContractAddons } from './ContractAddons.tsx';
import { ContractFacts } from './ContractFacts.tsx';
import { ContractGlyph } from '../../shared/contracts/ContractGlyph.tsx';
import { ContractPrices } from './ContractPrices.tsx';
import { useStandingText } from '../../shared/contracts/contracts.texts.ts';
import { standingOf, toneOf } from '../../shared/contracts/contracts.view.ts';
import { useSpeaksOfCustomer } from '../../shared/session/useSpeaksOfCustomer.ts';

/** Few look at one that was closed, is being handed over, or moves to where no delivery site is known yet. */
const ContractNotices = late(() => import('./later/ContractNotices.tsx'), 'ContractNotices');

function CustomerServicePanel() {
  const { t } = useLingui();
  const hoursText = useHoursText();
  const { phone, shown, hours } = usePortal().brand.contacts.customerService;
  return (
    <Panel title={t({ id: 'contract.help', message: 'Kysyttävää sopimuksesta?' })}>
      <Stack gap="small">
        <p>{t({ id: 'contract.helpText', message: 'Asiakaspalvelu auttaa sopimukseen liittyvissä asioissa.' })}</p>
        <Note>{hoursText(hours)}</Note>
        <Row>
          <ButtonLink href={`tel:${phone}`} variant="secondary" icon={Phone}>
            {shown}
          </ButtonLink>
        </Row>
      </Stack>
    </Panel>
  );
}

/** Everything that the portal knows of a contract (`contracts.detail`). */
export function ContractDetails({ contract, group }: { contract: Contract; group: ContractGroup }) {
  const { t } = useLingui();
  const standing = standingOf(contract, group);
  const standingText = useStandingText('whole')(standing);
  const speaksOfCustomer = useSpeaksOfCustomer();
  usePage(contract.productName);

  return (
    <>
      <Breadcrumbs
        label={t({ id: 'contract.trail', message: 'Murupolku' })}
        items={[
          {
            href: '/contracts',
            label: speaksOfCustomer
              ? t({ id: 'contract.trailContractsOfStaff', message: 'Asiakkaan sopimukset' })
              : t({ id: 'contract.trailContracts', message: 'Omat sopimukset' }),
          },
        ]}
        current={contract.productName}
      />
      <Columns
        aside={
          <Stack gap="large">
            <ContractActions {...{ contract, group }} />
            <CustomerServicePanel />
          </Stack>
        }
      >
        <PageHeading
          above={
            <>
              <ContractGlyph icon={contract.contentConfiguration.icon} />
              <Tag tone={toneOf(standing)} icon={group === 'active' ? Check : undefined}>
                {standingText}
              </Tag>
            </>
          }
          // What is locked follows no exchange, whatever the product does.
          lead={isPriceLocked(contract, helsinkiToday(serverNow())) ? null : contract.productDescription}
        >
          {contract.productName}
        </PageHeading>
        {(contract.closed || contract.transfer || contract.movesTo) && (
          <Suspense>
            <ContractNotices contract={contract} />
          </Suspense>
        )}
        <ContractPrices contract={contract} />
        <ContractAddons {...{ contract, group }} />
        <ContractFacts contract={contract} />
      </Columns>
    </>
  );
}
