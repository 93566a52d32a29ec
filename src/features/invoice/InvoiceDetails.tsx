import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { helsinkiToday } from '../../../domain/time/index.ts';
import type { InvoiceDetails as Details } from '../../../domain/types.ts';
import { euroFigure } from '../../i18n/euroFigure.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { serverNow } from '../../platform/clock.ts';
import { PdfButton } from '../../shared/invoices/PdfButton.tsx';
import { PdfFailure } from '../../shared/invoices/PdfFailure.tsx';
import { PostponeOffer } from '../../shared/invoices/PostponeOffer.tsx';
import { isPayableLate } from '../../shared/invoices/invoices.view.ts';
import { StandingTag } from '../../shared/invoices/StandingTag.tsx';
import { useInvoiceTexts } from '../../shared/invoices/useInvoiceTexts.ts';
import { usePdf } from '../../shared/invoices/usePdf.ts';
import { usePage } from '../../shared/page/usePage.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import { FactList } from '../../ui/FactList/FactList.tsx';
import { KeyFigure } from '../../ui/KeyFigure/KeyFigure.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Place, Row, Stack } from '../../ui/Stack/Stack.tsx';
import { InvoiceParts, LateAdvice } from './invoiceParts.ts';

/** What is known of the invoice itself, but for its lines. */
function useFacts({ invoice, ownerName, energy }: Details) {
  const { t } = useLingui();
  const { date, dateRange, energy: inWords, money } = useFormats();
  const { contentText, kindText } = useInvoiceTexts();
  const isPartlyPaid = invoice.invoiceStatus === 'partlyPaid';
  return [
    { label: t({ id: 'invoice.kind', message: 'Laskun laji' }), value: kindText(invoice.invoiceType) },
    { label: t({ id: 'invoice.no', message: 'Laskun numero' }), value: invoice.invoiceNo },
    { label: t({ id: 'invoice.owner', message: 'Laskun saaja' }), value: ownerName },
    {
      label: t({ id: 'invoice.period', message: 'Laskutusjakso' }),
      value: dateRange(invoice.fromDate, invoice.toDate),
    },
    ...energy.map(({ content, amount, unit }) => ({ label: contentText(content), value: inWords(amount, unit) })),
    { label: t({ id: 'invoices.invoiceDate', message: 'Laskun päivä' }), value: date(invoice.invoiceDate) },
    ...(invoice.dueDate === null
      ? []
      : [{ label: t({ id: 'invoices.dueDate', message: 'Eräpäivä' }), value: date(invoice.dueDate) }]),
    ...(invoice.postponedFrom === null
      ? []
      : [
          {
            label: t({ id: 'invoice.postponedFrom', message: 'Eräpäivä ennen siirtoa' }),
            value: date(invoice.postponedFrom),
          },
        ]),
    ...(isPartlyPaid
      ? [{ label: t({ id: 'invoice.openAmount', message: 'Vielä maksettavaa' }), value: money(invoice.openAmount) }]
      : []),
    ...(invoice.paidOn === null
      ? []
      : [{ label: t({ id: 'invoice.paidOn', message: 'Maksettu' }), value: date(invoice.paidOn) }]),
  ];
}

/** Everything that the portal knows of an invoice (`invoicePage.detail`). */
export function InvoiceDetails({ details, customerId }: { details: Details; customerId: string }) {
  const { t } = useLingui();
  const { date, money } = useFormats();
  const { period, standingText, title } = useInvoiceTexts();
  const { invoice } = details;
  const pdf = usePdf();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const facts = useFacts(details);
  const heading = title(invoice);
  usePage(heading);
  return (
    <>
      <Breadcrumbs
        label={t({ id: 'invoice.trail', message: 'Murupolku' })}
        items={[{ href: '/invoices', label: t({ id: 'invoices.title', message: 'Laskut' }) }]}
        current={period(invoice)}
      />
      <Stack gap="large">
        <PageHeading above={<StandingTag {...{ invoice, standingText }} />}>{heading}</PageHeading>
        <Stack>
          <KeyFigure {...euroFigure(money(invoice.amount))} size="xl">
            {invoice.dueDate !== null && invoice.paidOn === null && (
              <p>
                {t({ id: 'invoices.dueDate', message: 'Eräpäivä' })} {date(invoice.dueDate)}
              </p>
            )}
          </KeyFigure>
          <Row>
            <PdfButton pdf={pdf} invoiceNo={invoice.invoiceNo} />
            <PostponeOffer {...{ customerId, invoice, place }} />
          </Row>
          {isPayableLate(invoice, helsinkiToday(serverNow())) && <LateAdvice count={1} />}
          <PdfFailure pdf={pdf} />
          <Place onReady={setPlace} />
        </Stack>
        <Section title={t({ id: 'invoice.facts', message: 'Laskun tiedot' })}>
          <FactList facts={facts} isFramed />
        </Section>
        <InvoiceParts details={details} />
      </Stack>
    </>
  );
}
