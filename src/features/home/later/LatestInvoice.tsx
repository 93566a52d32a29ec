import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Day } from '../../../../domain/time/index.ts';
import type { Invoice } from '../../../../domain/types.ts';
import { euroFigure } from '../../../i18n/euroFigure.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { EInvoiceLink } from '../../../shared/eInvoice/EInvoiceLink.tsx';
import { FailureNotice } from '../../../shared/failure/FailureNotice.tsx';
import { invoiceCalls } from '../../../shared/invoices/invoiceCalls.ts';
import { isUnpaid } from '../../../shared/invoices/invoices.view.ts';
import { StandingTag } from '../../../shared/invoices/StandingTag.tsx';
import { useInvoiceTexts } from '../../../shared/invoices/useInvoiceTexts.ts';
import { useQuery } from '../../../shared/queryClient.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import { GoLink } from '../../../ui/GoLink/GoLink.tsx';
import { InvoiceSlip } from '../../../ui/InvoiceSlip/InvoiceSlip.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { DetailSkeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Row, Stack } from '../../../ui/Stack/Stack.tsx';
import { Note } from '../../../ui/Text/Text.tsx';
import { toPayQuery } from '../toPay.query.ts';
import { shownInvoice, toldDay } from './latest.view.ts';

/** How far a due day is, in words. */
function useDaysText(): (daysLeft: number) => string {
  const { t } = useLingui();
  return (daysLeft) => {
    if (daysLeft === 0) return t({ id: 'home.invoice.today', message: 'tänään' });
    const late = -daysLeft;
    return daysLeft > 0
      ? t({
          id: 'home.invoice.daysLeft',
          message: plural(daysLeft, { one: '#\u00A0päivä aikaa', other: '#\u00A0päivää aikaa' }),
        })
      : t({
          id: 'home.invoice.daysLate',
          message: plural(late, { one: '#\u00A0päivä myöhässä', other: '#\u00A0päivää myöhässä' }),
        });
  };
}

/** The day of an invoice below its sum, and both as a sentence. */
function useDayTexts(): (
  invoice: Invoice,
  today: Day,
  sum: string,
) => Pick<Parameters<typeof InvoiceSlip>[0], 'due' | 'sentence'> {
  const { t } = useLingui();
  const { date } = useFormats();
  const daysText = useDaysText();
  return (invoice, today, sum) => {
    const told = toldDay(invoice, today);
    const day = date(told.day);
    switch (told.kind) {
      case 'due': {
        const label = t({ id: 'invoices.dueDate', message: 'Eräpäivä' });
        if (told.daysLeft === null)
          return {
            due: { label, date: day },
            sentence: t({ id: 'home.invoice.due', message: `Maksettavaa ${sum}, eräpäivä ${day}.` }),
          };
        const days = daysText(told.daysLeft);
        return {
          due: { label, date: day, note: days },
          sentence: t({ id: 'home.invoice.dueIn', message: `Maksettavaa ${sum}, eräpäivä ${day}, ${days}.` }),
        };
      }
      case 'paid':
        return {
          due: { label: t({ id: 'invoice.paidOn', message: 'Maksettu' }), date: day },
          sentence: t({ id: 'home.invoice.paid', message: `Laskun summa ${sum}, maksettu ${day}.` }),
        };
      case 'dated':
        return {
          due: { label: t({ id: 'invoices.invoiceDate', message: 'Laskun päivä' }), date: day },
          sentence: t({ id: 'home.invoice.dated', message: `Laskun summa ${sum}, laskun päivä ${day}.` }),
        };
    }
  };
}

interface ShownProps {
  invoice: Invoice;
  isNewest: boolean;
  today: Day;
}

function Shown({ invoice, isNewest, today }: ShownProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const { contents, period, standingText } = useInvoiceTexts();
  const dayTexts = useDayTexts();
  const sum = money(isUnpaid(invoice) ? invoice.openAmount : invoice.amount);
  const { figure, unit } = euroFigure(sum);
  const href = `/invoices/${invoice.invoiceNo}`;
  return (
    <InvoiceSlip
      title={
        isNewest
          ? t({ id: 'home.invoice', message: 'Viimeisin lasku' })
          : t({ id: 'home.invoice.first', message: 'Ensin maksettava lasku' })
      }
      status={<StandingTag {...{ invoice, standingText }} />}
      amount={figure}
      unit={unit}
      {...dayTexts(invoice, today, sum)}
      parts={[
        { label: t({ id: 'invoices.contents', message: 'Sisältö' }), sum: contents(invoice) },
        { label: t({ id: 'invoices.period', message: 'Jakso' }), sum: period(invoice) },
      ]}
      actions={
        <>
          <ButtonLink href={href}>{t({ id: 'home.invoice.open', message: 'Avaa lasku' })}</ButtonLink>
          {invoice.postponeDueDatePossible && (
            // The dialog is that of the invoice's own page.
            <ButtonLink variant="secondary" href={href}>
              {t({ id: 'postpone.open', message: 'Siirrä eräpäivää' })}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/** The invoice that is to be paid first, else the newest, with the ways to it, to all of them and to e-invoices (`home.invoice`). */
export function LatestInvoice({ customerId }: { customerId: string }) {
  const { t } = useLingui();
  const session = useSession();
  const { data, error, isFetching, refetch } = useQuery(toPayQuery(invoiceCalls(session), customerId));
  const invoice = data ? shownInvoice(data) : null;
  return (
    <Stack>
      {data && invoice ? (
        <Shown {...{ invoice, today: data.today }} isNewest={invoice.invoiceNo === data.newest?.invoiceNo} />
      ) : (
        <Section title={t({ id: 'home.invoice', message: 'Viimeisin lasku' })}>
          {data !== undefined && (
            <Note>
              {t({
                id: 'home.invoice.none',
                message: 'Laskuja ei vielä ole. Ensimmäinen lasku näkyy täällä, kun se on lähetetty.',
              })}
            </Note>
          )}
          {data === undefined && error && (
            <FailureNotice
              title={t({ id: 'home.invoice.failed', message: 'Laskujen tilannetta ei saatu näkyviin' })}
              failure={error}
              retry={{ isBusy: isFetching, onRetry: () => void refetch() }}
            />
          )}
          {data === undefined && !error && (
            <DetailSkeleton label={t({ id: 'home.invoice.loading', message: 'Ladataan laskuja' })} />
          )}
        </Section>
      )}
      <Row>
        {data !== null && <GoLink href="/invoices">{t({ id: 'home.invoice.all', message: 'Kaikki laskut' })}</GoLink>}
        <EInvoiceLink customerId={customerId} />
      </Row>
    </Stack>
  );
}
