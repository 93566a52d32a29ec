import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { useIsActingNeeded } from '../../shared/contracts/useIsActingNeeded.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useIsEmployee } from '../../shared/session/useIsEmployee.ts';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { ContractDetails } from './ContractDetails.tsx';
import { ContractsError } from '../../shared/contracts/ContractsError.tsx';
import { useContract } from '../../shared/contracts/useContract.ts';

/** A code that is none of the customer's contracts: another's looks the same as none (`contracts.unknown`, `acting.foreignContract`). */
function UnknownContract() {
  const { t } = useLingui();
  const isEmployee = useIsEmployee();
  const heading = t({ id: 'contract.unknown', message: 'Sopimusta ei löytynyt' });
  usePage(heading);
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={
        isEmployee
          ? t({
              id: 'contract.unknownToEmployee',
              message:
                'Sopimus voi kuulua toiselle asiakkaalle kuin sille, jonka tiedot ovat nyt auki. Se on voinut myös päättyä, tai osoite on kirjoitettu väärin.',
            })
          : t({ id: 'contract.unknownLead', message: 'Sopimus on ehkä päättynyt, tai osoite on kirjoitettu väärin.' })
      }
      actions={<ButtonLink href="/contracts">{t({ id: 'contract.toList', message: 'Näytä sopimukset' })}</ButtonLink>}
    />
  );
}

/** One contract, found among the customer's (`contracts.detail`). */
export function ContractPage() {
  const { t } = useLingui();
  const { contractCode } = useParams({ from: '/contracts/$contractCode' });
  const { found, isKnown, failed } = useContract(contractCode);
  const isActingNeeded = useIsActingNeeded(failed?.error ?? null);
  const title = t({ id: 'contract.title', message: 'Sopimus' });

  if (isActingNeeded) return <ActingNeeded heading={title} />;
  if (found) return <ContractDetails key={contractCode} {...found} />;
  if (failed) {
    return (
      <Stack gap="large">
        <PageHeading>{title}</PageHeading>
        <ContractsError contracts={failed} />
      </Stack>
    );
  }
  return isKnown ? (
    <UnknownContract />
  ) : (
    <DetailSkeleton label={t({ id: 'contract.loading', message: 'Ladataan sopimusta' })} />
  );
}
