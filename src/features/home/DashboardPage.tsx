import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense, type ComponentProps } from 'react';
import type { Contracts } from '../../../domain/types.ts';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { ContractRows } from '../../shared/contracts/ContractRows.tsx';
import { ContractsError } from '../../shared/contracts/ContractsError.tsx';
import { QuickLinks } from '../../shared/contracts/QuickLinks.tsx';
import { hasUnderWay, quickLinksOf, shownGroups } from '../../shared/contracts/contracts.view.ts';
import { useContracts } from '../../shared/contracts/useContracts.ts';
import { useIsActingNeeded } from '../../shared/contracts/useIsActingNeeded.ts';
import { useNameOfOther } from '../../shared/customer/useNameOfOther.ts';
import { late } from '../../shared/late.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useQuery } from '../../shared/queryClient.ts';
import { userInfoQuery } from '../../shared/session/queries.ts';
import { useCustomerId } from '../../shared/session/useCustomerId.ts';
import { useGate, useSession, useSessionState } from '../../shared/session/useSession.ts';
import { DeliverySite } from '../../shared/sites/DeliverySite.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Measure } from '../../ui/Measure/Measure.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { ObjectListSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Pair, Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { InvoiceRoom, MonthRoom, SpotRoom, WithLateInvoices } from './Panels.tsx';

/** Few have anything under way. */
const UnderWay = late(() => import('../../shared/contracts/later/UnderWay.tsx'), 'UnderWay');

/** How many contracts the dashboard shows; the others are a link away. */
const SHOWN = 5;

/** The contracts that matter today, those in force first, at most `SHOWN` of them. */
function CurrentContracts({ contracts, isOwn }: { contracts: Contracts; isOwn: boolean }) {
  const { t } = useLingui();
  const groups: ComponentProps<typeof ContractRows>['groups'] = [];
  let room = SHOWN;
  for (const { group, contracts: inGroup } of shownGroups(contracts)) {
    if (group === 'ended' || room === 0) continue;
    const shown = inGroup.slice(0, room);
    groups.push({ group, contracts: shown });
    room -= shown.length;
  }
  if (groups.length > 0) return <ContractRows groups={groups} />;
  if (contracts.selectedDeliverySite !== null) {
    return (
      <Note>{t({ id: 'home.noContractsHere', message: 'Ei voimassa olevia sopimuksia tällä käyttöpaikalla.' })}</Note>
    );
  }
  return (
    <Note>
      {isOwn
        ? t({ id: 'home.noContracts', message: 'Sinulla ei ole voimassa olevia sopimuksia.' })
        : t({ id: 'home.noContractsOfOther', message: 'Ei voimassa olevia sopimuksia.' })}
    </Note>
  );
}

/** What the heading greets: the person by the first name, as soon as it is known. */
function useGreeting(): string {
  const { t } = useLingui();
  const { api } = useSession();
  // A session that has ended leaves the page up for a moment, in which nobody is to be asked for.
  const isOpen = useGate((gate) => gate.hasTag('open'));
  const { data } = useQuery({ ...userInfoQuery(api), enabled: isOpen });
  const name = data?.givenName;
  return name ? t({ id: 'home.greeting', message: `Hei ${name}` }) : t({ id: 'home.greetingAnyone', message: 'Hei' });
}

/**
 * How many contracts are in force, those that are about to end too, at the site that is chosen (`home.lead`); of another
 * customer than the person themselves it says no "you".
 */
function useLead(contracts: Contracts | undefined, isOwn: boolean): string | undefined {
  const { t } = useLingui();
  if (!contracts) return undefined;
  const count = contracts.active.length + contracts.ending.length;
  if (count === 0) return undefined;
  if (contracts.selectedDeliverySite !== null) {
    return t({
      id: 'home.leadHere',
      message: plural(count, {
        one: 'Tällä käyttöpaikalla on # voimassa oleva sopimus.',
        other: 'Tällä käyttöpaikalla on # voimassa olevaa sopimusta.',
      }),
    });
  }
  return isOwn
    ? t({
        id: 'home.lead',
        message: plural(count, {
          one: 'Sinulla on # voimassa oleva sopimus.',
          other: 'Sinulla on # voimassa olevaa sopimusta.',
        }),
      })
    : t({
        id: 'home.leadOfOther',
        message: plural(count, { one: '# voimassa oleva sopimus', other: '# voimassa olevaa sopimusta' }),
      });
}

/** The first page of a customer: a greeting, what power costs, what was used and is to be paid, the contracts, the ways on (`home.page`). */
export function DashboardPage() {
  const { t } = useLingui();
  const title = t({ id: 'home.title', message: 'Etusivu' });
  const greeting = useGreeting();
  const contracts = useContracts();
  const { data, answer, error } = contracts;
  const isActingNeeded = useIsActingNeeded(error);
  // Of another customer the page says whose it is, and greets nobody.
  const nameOfOther = useNameOfOther();
  const isOwn = nameOfOther === null;
  const lead = useLead(data, isOwn);
  const customerId = useCustomerId();
  const deliverySite = useSessionState().facts?.deliverySite ?? null;
  // Who has no metering point, or is to choose one first, has no consumption to be shown.
  const hasConsumption = answer === undefined || (answer.deliverySiteCount > 0 && !answer.isDeliverySiteNeeded);
  usePage(title);

  if (isActingNeeded) {
    return <ActingNeeded heading={title} />;
  }
  const content = (
    <>
      <SpotRoom />
      {customerId !== null && hasConsumption && (
        <Pair
          first={<MonthRoom {...{ customerId, deliverySite }} />}
          second={<InvoiceRoom customerId={customerId} />}
        />
      )}
      {customerId !== null && !hasConsumption && (
        <Measure>
          <InvoiceRoom customerId={customerId} />
        </Measure>
      )}
      <Columns aside={<QuickLinks links={quickLinksOf(answer, error)} contracts={data} />}>
        <Section
          title={
            isOwn
              ? t({ id: 'home.contracts', message: 'Sopimuksesi' })
              : t({ id: 'home.contractsOfOther', message: 'Sopimukset' })
          }
          action={<GoLink href="/contracts">{t({ id: 'home.allContracts', message: 'Kaikki sopimukset' })}</GoLink>}
        >
          {data && <CurrentContracts contracts={data} isOwn={isOwn} />}
          {!data && error && <ContractsError contracts={contracts} areLinksElsewhere />}
          {!data && !error && <ObjectListSkeleton label={t({ id: 'home.loading', message: 'Ladataan sopimuksia' })} />}
        </Section>
        <Suspense>{data && hasUnderWay(data) && <UnderWay contracts={data} />}</Suspense>
      </Columns>
    </>
  );
  return (
    <Stack gap="large">
      <PageHeading lead={lead} actions={<DeliverySite />}>
        {isOwn ? greeting : (nameOfOther ?? title)}
      </PageHeading>
      {customerId === null ? (
        content
      ) : (
        <WithLateInvoices key={customerId} customerId={customerId} isReady={answer !== undefined || error !== null}>
          {content}
        </WithLateInvoices>
      )}
    </Stack>
  );
}
