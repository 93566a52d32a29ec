import { useLingui } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import type { Failure } from '../../../../domain/failure.ts';
import type { InvoiceList } from '../../../../machines/invoice-list/invoiceList.machine.ts';
import { FailureNotice } from '../../../shared/failure/FailureNotice.tsx';
import { late } from '../../../shared/late.ts';
import { FocusKept } from '../../../shared/page/FocusKept.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Row, Stack } from '../../../ui/Stack/Stack.tsx';
import { Note } from '../../../ui/Text/Text.tsx';
import { InvoiceFilters, StateChoice } from './InvoiceFilters.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { ownersOf, type InvoiceFilter } from '../list.view.ts';
import { chosenInvoices } from './chosen.view.ts';

const YearInvoices = late(() => import('./YearInvoices.tsx'), 'YearInvoices', { meanwhile: null });

interface AllInvoicesProps {
  list: InvoiceList;
  filter: InvoiceFilter;
  choose(chosen: InvoiceFilter): void;
  /** Whose invoices of a customer id are, where there are those of several; kept from one drawing to the next. */
  nameOf(this: void, customerId: string): string | undefined;
  /** All of them are wanted. */
  isWhole: boolean;
  /** Why more did not come. */
  failure: Failure | null;
  isAppending: boolean;
  onMore(): void;
  onWhole(): void;
  retry: { isBusy: boolean; onRetry(): void };
}

/** All invoices that have come, those that are chosen among them, and what a year came to (`invoicesPage.list`). */
export function AllInvoices({ list, filter, choose, nameOf, failure, retry, ...rest }: AllInvoicesProps) {
  const { isWhole, isAppending, onMore, onWhole } = rest;
  const { t } = useLingui();
  const told = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const { invoices } = list;
  const { show, site, owner } = filter;
  // Kept while a page is on its way: hundreds of rows are drawn of them.
  const ofOthers = useMemo(() => chosenInvoices(invoices, { site, owner }), [invoices, site, owner]);
  const chosen = useMemo(() => chosenInvoices(ofOthers, { show }), [ofOthers, show]);
  // No sum is of what several are to pay (`invoicesPage.owners`).
  const byOwner = useMemo(
    () => ownersOf(ofOthers).map((one) => ({ owner: one, invoices: chosenInvoices(ofOthers, { owner: one }) })),
    [ofOthers],
  );
  const shownCount = list.invoices.length;
  const allCount = list.invoiceCount;
  const isFetching = isWhole && list.hasMore && !failure;
  const older = failure ? null : { isBusy: isWhole, onFetch: onWhole, next: status };
  return (
    <>
      <Section
        title={t({ id: 'invoices.all', message: 'Kaikki laskut' })}
        action={<StateChoice {...{ list, filter, choose }} />}
      >
        <Stack>
          <InvoiceFilters {...{ list, filter, choose, nameOf, older }} />
          {/* What has not come may be chosen too: none is none of all. */}
          <div role="status" ref={status} tabIndex={-1}>
            {isFetching && <Note>{t({ id: 'invoices.fetching', message: 'Ladataan vanhempia laskuja…' })}</Note>}
          </div>
          {chosen.length > 0 && <InvoiceTable invoices={chosen} sites={list.deliverySites} ownerName={nameOf} />}
          {chosen.length === 0 && !list.hasMore && (
            <Row>
              <p>{t({ id: 'invoices.noneChosen', message: 'Näillä valinnoilla ei löytynyt laskuja.' })}</p>
              <Button
                variant="secondary"
                size="small"
                onClick={() => choose({ show: undefined, site: undefined, owner: undefined })}
              >
                {t({ id: 'invoices.showAll', message: 'Näytä kaikki laskut' })}
              </Button>
            </Row>
          )}
          {failure && (
            <FailureNotice
              title={t({ id: 'invoices.moreFailed', message: 'Loppuja laskuista ei voitu hakea' })}
              failure={failure}
              retry={{ ...retry, next: told }}
            />
          )}
          {list.hasMore && !failure && !isWhole && (
            <FocusKept next={told}>
              <Button variant="secondary" onClick={onMore} isBusy={isAppending}>
                {t({ id: 'invoices.more', message: 'Näytä lisää laskuja' })}
              </Button>
            </FocusKept>
          )}
          {/* It has the focus when the button is gone. */}
          <div ref={told} tabIndex={-1}>
            {(list.hasMore || list.pageNo > 1) && (
              <Note>{t({ id: 'invoices.shownOf', message: `Ladattu ${shownCount} / ${allCount} laskua.` })}</Note>
            )}
          </div>
        </Stack>
      </Section>
      {byOwner.map(({ owner: its, invoices: all }) => (
        <YearInvoices
          key={its}
          invoices={all}
          year={show !== undefined && show !== 'open' ? show : null}
          isCut={list.hasMore}
          ownerName={nameOf(its)}
        />
      ))}
    </>
  );
}
