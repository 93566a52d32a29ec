import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { ActingNeeded } from '../../shared/contracts/ActingNeeded.tsx';
import { useContracts, useIsActingNeeded } from '../../shared/contracts/useContracts.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { useIsEmployee } from '../../shared/session/useIsEmployee.ts';
import { DeliverySite } from '../../shared/sites/DeliverySite.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { ContractDetails } from './ContractDetails.tsx';
import { ContractsError } from '../../shared/contracts/ContractsError.tsx';
import { findContract } from '../../shared/contracts/contracts.view.ts';

/** A code that is none of the customer's contracts: another's looks the same as none (`contracts.unknown`, `acting.foreignContract`). */
function UnknownContract({ isOfOneSite }: { isOfOneSite: boolean }) {
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
                'Sopimus voi olla toisen asiakkaan kuin sen, joka on nyt auki. Se on voinut myös päättyä, tai osoite on kirjoitettu väärin.',
            })
          : isOfOneSite
            ? t({
                id: 'contract.unknownHere',
                message:
                  'Sopimus on ehkä toisella käyttöpaikalla tai päättynyt, tai osoite on kirjoitettu väärin. Voit vaihtaa käyttöpaikkaa sopimusten sivulla.',
              })
            : t({ id: 'contract.unknownLead', message: 'Sopimus on ehkä päättynyt, tai osoite on kirjoitettu väärin.' })
      }
      actions={
        <ButtonLink href="/contracts">
          {isEmployee
            ? t({ id: 'contract.toListOfCustomer', message: 'Näytä sopimukset' })
            : t({ id: 'contract.toList', message: 'Näytä omat sopimukset' })}
        </ButtonLink>
      }
    />
  );
}

/** One contract, found among the customer's (`contracts.detail`). */
export function ContractPage() {
  const { t } = useLingui();
  const { contractCode } = useParams({ from: '/contracts/$contractCode' });
  const contracts = useContracts();
  const { data, answer, error } = contracts;
  const isActingNeeded = useIsActingNeeded(error);
  const title = t({ id: 'contract.title', message: 'Sopimus' });

  if (isActingNeeded) return <ActingNeeded heading={title} />;
  if (data) {
    const found = findContract(data, contractCode);
    return found ? (
      <ContractDetails key={contractCode} {...found} />
    ) : (
      <UnknownContract isOfOneSite={data.selectedDeliverySite !== null} />
    );
  }
  if (!error) {
    return (
      <>
        {/* It names its site itself; where one must be chosen first, it is asked for here too. */}
        {answer && <DeliverySite />}
        <DetailSkeleton label={t({ id: 'contract.loading', message: 'Ladataan sopimusta' })} />
      </>
    );
  }
  return (
    <Stack gap="large">
      <PageHeading>{title}</PageHeading>
      <ContractsError contracts={contracts} />
    </Stack>
  );
}
