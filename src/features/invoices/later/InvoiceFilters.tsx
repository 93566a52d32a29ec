import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { InvoiceList } from '../../../../machines/invoice-list/invoiceList.machine.ts';
import { useInvoiceTexts } from '../../../shared/invoices/useInvoiceTexts.ts';
import { FocusKept } from '../../../shared/page/FocusKept.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl/SegmentedControl.tsx';
import { SelectField } from '../../../ui/SelectField/SelectField.tsx';
import { Row } from '../../../ui/Stack/Stack.tsx';
import { ownersOf, type InvoiceFilter } from '../list.view.ts';
import { yearsOf } from './chosen.view.ts';
import { sharedAddresses } from './sites.view.ts';

interface FilterProps {
  list: InvoiceList;
  filter: InvoiceFilter;
  choose(chosen: InvoiceFilter): void;
}

/** So many years stand side by side; more are a list. */
const YEARS_BESIDE = 3;

const ALL = 'all';

/** All, those to be paid, or those of a year (`invoicesPage.filter`). */
export function StateChoice({ list: { invoices, toPay }, filter, choose }: FilterProps) {
  const { t } = useLingui();
  const years = yearsOf(invoices);
  const unpaid = toPay.reduce((sum, { count }) => sum + count, 0);
  const show = filter.show ?? ALL;
  const beside = years.slice(0, YEARS_BESIDE);
  // One that the address has is seen to be chosen.
  if (show !== ALL && show !== 'open' && !beside.includes(show)) beside.push(show);
  return (
    <SegmentedControl<string>
      label={t({ id: 'invoices.filter', message: 'Näytä laskut' })}
      legendAs="hidden"
      options={[
        { value: ALL, label: t({ id: 'invoices.filterAll', message: 'Kaikki' }) },
        {
          value: 'open',
          label: t({ id: 'invoices.filterOpen', message: 'Avoimet' }),
          note: String(unpaid),
        },
        ...beside.map((year) => ({ value: year, label: year })),
      ]}
      value={show}
      onChoose={(value) => choose({ show: value === ALL ? undefined : value })}
    />
  );
}

interface InvoiceFiltersProps extends FilterProps {
  nameOf(customerId: string): string | undefined;
  /** What to choose among is being fetched, or may be; null where it is fetched by another press. */
  older: { isBusy: boolean; onFetch(): void; next: RefObject<HTMLElement | null> } | null;
}

/**
 * Site, owner and an older year: of each only where there is something to choose (`invoicesPage.filter`). What invoices have
 * that have not come is offered once they have (`invoicesPage.whole`).
 */
export function InvoiceFilters({ list, filter, choose, nameOf, older: fetched }: InvoiceFiltersProps) {
  const { invoices, deliverySites, hasMore } = list;
  const { t } = useLingui();
  const { contentText } = useInvoiceTexts();
  const shared = sharedAddresses(deliverySites);
  const siteName = ({ address, content }: InvoiceList['deliverySites'][number]) =>
    shared.has(address) ? `${address} · ${contentText(content)}` : address;
  const owners = ownersOf(invoices);
  const older = yearsOf(invoices).slice(YEARS_BESIDE);
  const all = t({ id: 'invoices.filterAll', message: 'Kaikki' });
  const hasSites = deliverySites.length > 1 || filter.site !== undefined;
  const hasOwners = owners.length > 1 || filter.owner !== undefined;
  if (!hasSites && !hasOwners && older.length === 0 && !hasMore) return null;
  const chosenIn = (value: string) => (value === ALL ? undefined : value);
  return (
    <Row>
      {hasSites && (
        <SelectField
          label={t({ id: 'invoices.site', message: 'Käyttöpaikka' })}
          options={[
            { value: ALL, label: all },
            ...deliverySites.map((one) => ({ value: one.meteringPointNo, label: siteName(one) })),
          ]}
          value={filter.site ?? ALL}
          onChange={({ currentTarget }) => choose({ site: chosenIn(currentTarget.value) })}
        />
      )}
      {hasOwners && (
        <SelectField
          label={t({ id: 'invoices.owner', message: 'Kenen laskut' })}
          options={[
            { value: ALL, label: all },
            ...owners.map((customerId) => ({ value: customerId, label: nameOf(customerId) ?? '' })),
          ]}
          value={filter.owner ?? ALL}
          onChange={({ currentTarget }) => choose({ owner: chosenIn(currentTarget.value) })}
        />
      )}
      {older.length > 0 && (
        <SelectField
          label={t({ id: 'invoices.olderYear', message: 'Aiempi vuosi' })}
          placeholder={t({ id: 'invoices.chooseYear', message: 'Valitse vuosi' })}
          options={older.map((year) => ({ value: year, label: year }))}
          value={older.find((year) => year === filter.show) ?? ''}
          onChange={({ currentTarget }) => choose({ show: currentTarget.value || undefined })}
        />
      )}
      {hasMore && fetched && (
        <FocusKept next={fetched.next}>
          <Button variant="secondary" size="small" onClick={fetched.onFetch} isBusy={fetched.isBusy}>
            {t({ id: 'invoices.whole', message: 'Hae myös vanhemmat laskut' })}
          </Button>
        </FocusKept>
      )}
    </Row>
  );
}
