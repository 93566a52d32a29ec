import { useLingui } from '@lingui/react/macro';
import type { CustomerType } from '../../../../domain/types.ts';
import { usePage } from '../../../shared/page/usePage.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';

/** The campaign is for customers of the other kind: the path for them (`addition.path`). */
export function OtherPath({ campaignId, customerType }: { campaignId: string; customerType: CustomerType }) {
  const { t } = useLingui();
  const isOfCompanies = customerType === 'B2B';
  const heading = isOfCompanies
    ? t({ id: 'addon.ofCompanies', message: 'Nämä lisäpalvelut ovat yrityksille' })
    : t({ id: 'addon.ofConsumers', message: 'Nämä lisäpalvelut ovat kotitalouksille' });
  usePage(heading);
  return (
    <MessagePage
      scene="stopped"
      heading={heading}
      lead={t({ id: 'addon.otherPath', message: 'Valitsemaasi lisäpalvelua ei voi tilata tällä sivulla.' })}
      actions={
        <ButtonLink href={`/${isOfCompanies ? 'add-vap-b2b' : 'add-vap'}/campaign/${campaignId}`}>
          {isOfCompanies
            ? t({ id: 'addon.toCompanies', message: 'Yritysten lisäpalvelut' })
            : t({ id: 'addon.toConsumers', message: 'Kotitalouksien lisäpalvelut' })}
        </ButtonLink>
      }
    />
  );
}
