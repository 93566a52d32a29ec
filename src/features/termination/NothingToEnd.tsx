import { useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide';
import { usePage } from '../../shared/page/usePage.ts';
import { usePortal } from '../../shared/portal.context.ts';
import { useSpeaksOfCustomer } from '../../shared/session/useSpeaksOfCustomer.ts';
import { DeliverySite } from '../../shared/sites/DeliverySite.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { MessagePage } from '../../ui/MessagePage/MessagePage.tsx';
import type { Terminable } from './termination.form.ts';
import { useWhyNot } from './useTerminationWords.ts';

interface NothingToEndProps {
  /** Null where there is no customer. */
  contracts: readonly Terminable[] | null;
  /** They are those of one delivery site alone. */
  isOfOneSite?: boolean;
  onOtherSite?(): void;
}

/**
 * There is no contract of which notice may be given, or none at the delivery site that is chosen (`termination.nothing`), or
 * who has signed in is no customer (`termination.noCustomer`).
 */
export function NothingToEnd({ contracts, isOfOneSite = false, onOtherSite }: NothingToEndProps) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const whyNot = useWhyNot();
  const { phone } = usePortal().brand.contacts.customerService;
  const isCustomer = contracts !== null;
  const heading = isOfOneSite
    ? t({ id: 'termination.nothingHere', message: 'Tällä käyttöpaikalla ei ole irtisanottavaa sopimusta' })
    : isCustomer
      ? speaksOfCustomer
        ? t({ id: 'termination.nothingOfStaff', message: 'Asiakkaalla ei ole irtisanottavaa sopimusta' })
        : t({ id: 'termination.nothing', message: 'Sinulla ei ole irtisanottavaa sopimusta' })
      : t({ id: 'termination.noCustomer', message: 'Nimissäsi ei ole sopimuksia' });
  usePage(heading);
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={
        isCustomer
          ? speaksOfCustomer
            ? t({
                id: 'termination.nothingLeadOfStaff',
                message: 'Jos sopimuksen pitäisi näkyä täällä, tarkista, että avoinna on oikea asiakas.',
              })
            : t({
                id: 'termination.nothingLead',
                message: 'Jos sopimuksen pitäisi näkyä täällä, asiakaspalvelumme auttaa.',
              })
          : t({
              id: 'termination.noCustomerLead',
              message:
                'Vain sopimuksen haltija tai hänen valtuuttamansa voi irtisanoa sopimuksen. Jos sopimus on toisen nimissä, pyydä haltijaa kirjautumaan omilla pankkitunnuksillaan tai soita asiakaspalveluumme.',
            })
      }
      actions={
        <>
          {isOfOneSite && <DeliverySite onOther={onOtherSite} />}
          {!speaksOfCustomer && (
            <ButtonLink href={`tel:${phone}`} icon={Phone}>
              {t({ id: 'termination.call', message: 'Soita asiakaspalveluun' })}
            </ButtonLink>
          )}
          <ButtonLink href={isCustomer ? '/contracts' : '/'} variant={speaksOfCustomer ? 'primary' : 'secondary'}>
            {isCustomer
              ? speaksOfCustomer
                ? t({ id: 'termination.toContractsOfStaff', message: 'Asiakkaan sopimukset' })
                : t({ id: 'termination.toContracts', message: 'Omat sopimukset' })
              : t({ id: 'shell.frontPage', message: 'Etusivulle' })}
          </ButtonLink>
        </>
      }
    >
      {contracts && contracts.length > 0 && (
        <FactList
          isFramed
          facts={contracts.map(({ contract, terms }) => ({
            label: contract.productName,
            value: terms.isPossible ? '' : whyNot(terms),
          }))}
        />
      )}
    </MessagePage>
  );
}
