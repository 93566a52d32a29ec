import { useLingui } from '@lingui/react/macro';
import type { OrderingCompany } from '../../../../domain/types.ts';
import { groupDigits } from '../../../i18n/formats.ts';
import type { Fact } from '../../../ui/FactList/FactList.tsx';

/** For which company it is, wherever it is told who orders (`order.companyTold`). */
export function useCompanyFacts(): (company: OrderingCompany | undefined) => Fact[] {
  const { t } = useLingui();
  return (company) => {
    if (!company) return [];
    const { name, businessId, customerId } = company;
    return [
      { label: t({ id: 'order.company', message: 'Yritys' }), value: name },
      ...(businessId === null
        ? []
        : [{ label: t({ id: 'order.businessId', message: 'Y-tunnus' }), value: businessId }]),
      ...(customerId === null
        ? []
        : [{ label: t({ id: 'order.customerNo', message: 'Asiakasnumero' }), value: groupDigits(customerId) }]),
    ];
  };
}
