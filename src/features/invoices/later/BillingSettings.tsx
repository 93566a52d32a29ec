import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AddonRemovalRow } from '../../../shared/addonRemoval/AddonRemovalRow.tsx';
import { BillingRows } from '../../../shared/billing/BillingRows.tsx';
import { DueCalendarRow } from '../../../shared/dueCalendar/DueCalendarRow.tsx';
import { EInvoiceRow } from '../../../shared/eInvoice/EInvoiceRow.tsx';
import { EnergyAccountRows } from '../../../shared/energyAccount/EnergyAccountRows.tsx';
import { useLanguage } from '../../../shared/language/useLanguage.ts';
import { ItemList } from '../../../ui/ItemRow/ItemRow.tsx';
import { Section } from '../../../ui/Section/Section.tsx';

interface BillingSettingsProps {
  customerId: string;
  /** The same sum is paid each month, as the ledgers of the list say (`account.row`). */
  hasAccount: boolean;
}

/** How and how often invoices come (`eInvoice.offered`, `billing.shown`). */
export function BillingSettings({ customerId, hasAccount }: BillingSettingsProps) {
  const { t } = useLingui();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const { orderEInvoiceOnly } = useSearch({ strict: false }) as { orderEInvoiceOnly?: string };
  const forgetWish = () =>
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, orderEInvoiceOnly: undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Section title={t({ id: 'invoices.settings', message: 'Laskutuksen asetukset' })}>
      <ItemList>
        <EInvoiceRow key={locale} {...{ customerId }} isWanted={orderEInvoiceOnly === 'true'} onClosed={forgetWish} />
        <DueCalendarRow customerId={customerId} />
        <AddonRemovalRow key={`${locale} addons`} customerId={customerId} />
        {/* As many rows as there are contracts, which come later: nothing stands below that would go down. */}
        <BillingRows customerId={customerId} />
        {hasAccount && <EnergyAccountRows customerId={customerId} />}
      </ItemList>
    </Section>
  );
}
