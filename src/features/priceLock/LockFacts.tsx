import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { formatPriceLockPeriod } from '../../../domain/time/index.ts';
import type { Addon, ContractPriceLock, PriceLock } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { late } from '../../shared/late.ts';
import type { Fact } from '../../ui/FactList/FactList.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Section } from '../../ui/Section/Section.tsx';

const SaleTerms = late(() => import('../../shared/sale/later/SaleTerms.tsx'), 'SaleTerms');

/** What the lock changes, and what the law wants said before the button (`priceLock.page`). */
export function LockFacts({ lock, priceLock }: { lock: Addon; priceLock: PriceLock | ContractPriceLock }) {
  const { t } = useLingui();
  const { price, date } = useFormats();
  const { energy } = lock.prices;
  const { from, to } = priceLock.period;
  const margin = 'margin' in priceLock ? priceLock.margin : null;
  const baseFee = 'baseFee' in priceLock ? priceLock.baseFee : null;
  const locked = energy ? price(energy.priceInclVat, energy.pricingUnit) : '';
  const onTop = margin === null ? '' : price(margin, 'c/kWh');
  const fee = baseFee === null ? '' : price(baseFee, 'EUR/month');
  const facts: (Fact | false)[] = [
    { label: t({ id: 'priceLock.period', message: 'Lukitusjakso' }), value: formatPriceLockPeriod(priceLock.period) },
    {
      label: t({ id: 'priceLock.energy', message: 'Energian hinta' }),
      value: t({ id: 'priceLock.energyText', message: `${locked}, ei vaihtele vartin mukaan` }),
    },
    margin !== null && {
      label: t({ id: 'priceLock.without', message: 'Ilman lukitusta' }),
      value: t({ id: 'priceLock.withoutText', message: `Pörssihinta ja marginaali ${onTop}` }),
    },
    baseFee !== null && {
      label: t({ id: 'priceLock.baseFee', message: 'Perusmaksu' }),
      value: t({ id: 'priceLock.baseFeeText', message: `${fee} kuten nyt` }),
    },
    {
      label: t({ id: 'priceLock.after', message: 'Jakson jälkeen' }),
      value: t({ id: 'priceLock.afterText', message: 'Hinta seuraa taas pörssiä, ellet lukitse seuraavaa kuukautta' }),
    },
  ];
  return (
    <>
      <Section title={t({ id: 'priceLock.changes', message: 'Mitä lukitus muuttaa' })}>
        <FactList facts={facts.filter((fact) => fact !== false)} />
      </Section>
      <Notice tone="info">
        {t({
          id: 'priceLock.risk',
          message:
            'Emme tiedä, kumpi on lukitusjaksolla halvempi. Lukitus poistaa vaihtelun, ei riskiä maksaa enemmän kuin pörssissä.',
        })}
      </Notice>
      <Suspense>
        <SaleTerms
          title={t({ id: 'order.beforeYouOrder', message: 'Ennen kuin tilaat' })}
          product={{
            ...lock,
            isRefund: false,
            productKind: 'Electricity',
            contractTerm: { kind: 'fixedContractLength', months: null, endsOn: to },
            hourlyPriced: null,
          }}
          start={{ label: t({ id: 'addon.start', message: 'Alkaa' }), value: date(from) }}
          mayAskSecurity={false}
          isWithoutCredit
        />
      </Suspense>
    </>
  );
}
