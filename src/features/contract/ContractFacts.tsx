import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Contract } from '../../../domain/types.ts';
import { groupDigits } from '../../i18n/formats.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { addressLines, hasNeverBegun } from '../../shared/contracts/contracts.view.ts';

/** Where the contract is, since when, and on what terms; what is not known has no row. */
function useFacts(contract: Contract): { label: string; value: string }[] {
  const { t } = useLingui();
  const { date } = useFormats();
  const {
    startDate,
    endDate,
    noticePeriodDays: days,
    billingGroupNo: months,
    contractType,
    is15minAvailable,
  } = contract;
  const facts = [
    { label: t({ id: 'contract.number', message: 'Sopimusnumero' }), value: groupDigits(contract.contractNo) },
    {
      label: t({ id: 'contract.site', message: 'Käyttöpaikka' }),
      value: addressLines(contract.meteringPointAddress).join(', '),
    },
    {
      label: t({ id: 'contract.siteId', message: 'Käyttöpaikkatunnus' }),
      value: contract.meteringPoint.deliverySiteId,
    },
    {
      label: hasNeverBegun(contract)
        ? t({ id: 'contract.wouldHaveStarted', message: 'Olisi alkanut' })
        : t({ id: 'contract.start', message: 'Alkamispäivä' }),
      value: date(startDate),
    },
  ];
  if (endDate !== null && !hasNeverBegun(contract)) {
    facts.push({ label: t({ id: 'contract.end', message: 'Viimeinen voimassaolopäivä' }), value: date(endDate) });
  }
  if (days !== null) {
    facts.push({
      label: t({ id: 'contract.notice', message: 'Irtisanomisaika' }),
      value: t({ id: 'contract.noticeDays', message: plural(days, { one: '# päivä', other: '# päivää' }) }),
    });
  }
  if (contractType === 'electricity') {
    facts.push({
      label: t({ id: 'contract.metering', message: 'Mittaus' }),
      value: is15minAvailable
        ? t({ id: 'contract.quarterHourly', message: '15 minuutin välein' })
        : t({ id: 'contract.hourly', message: 'Tunnin välein' }),
    });
  }
  facts.push({
    label: t({ id: 'contract.billing', message: 'Laskutusväli' }),
    value: t({ id: 'contract.billingMonths', message: plural(months, { one: '# kuukausi', other: '# kuukautta' }) }),
  });
  return facts;
}

export function ContractFacts({ contract }: { contract: Contract }) {
  const { t } = useLingui();
  const facts = useFacts(contract);
  return (
    <Section title={t({ id: 'contract.facts', message: 'Sopimuksen tiedot' })}>
      <FactList facts={facts} />
    </Section>
  );
}
