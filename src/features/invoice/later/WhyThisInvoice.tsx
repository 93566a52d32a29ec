import { useLingui } from '@lingui/react/macro';
import type { Invoice, InvoiceComparison } from '../../../../domain/types.ts';
import { toUnits } from '../../../../domain/prices/decimal.ts';
import { euroFigure } from '../../../i18n/euroFigure.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useInvoiceTexts } from '../../../shared/invoices/useInvoiceTexts.ts';
import { GoLink } from '../../../ui/GoLink/GoLink.tsx';
import { KeyFigure } from '../../../ui/KeyFigure/KeyFigure.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { Row, Stack } from '../../../ui/Stack/Stack.tsx';
import { Waterfall } from '../../../ui/Waterfall/Waterfall.tsx';
import { useReasonTexts } from './useReasonTexts.ts';

interface WhyThisInvoiceProps {
  invoice: Invoice;
  comparison: NonNullable<InvoiceComparison>;
}

/** Ten-thousandths of a euro in a cent. */
const CENT = 100n;
const centsOf = (amount: string): number => Number(toUnits(amount) / CENT);

/** Why the invoice is another than the one that it is held beside: each part a sentence and a bar (`invoicePage.why`). */
export function WhyThisInvoice({ invoice, comparison }: WhyThisInvoiceProps) {
  const { t } = useLingui();
  const { dateRange, money } = useFormats();
  const { title } = useInvoiceTexts();
  const { labelOf, sentenceOf } = useReasonTexts();
  const { amount, difference, basis, parts } = comparison;
  const plus = (euros: string) => (toUnits(euros) > 0n ? '+' : '');
  const changed = toUnits(difference);
  const size = (euros: string) => Math.abs(centsOf(euros));
  const [most] = parts.toSorted((one, other) => size(other.amount) - size(one.amount));
  const heading =
    changed === 0n
      ? t({ id: 'invoice.why.same', message: 'Miksi lasku on yhtä suuri kuin ennen?' })
      : changed > 0n
        ? t({ id: 'invoice.why.more', message: 'Miksi lasku on suurempi kuin ennen?' })
        : t({ id: 'invoice.why.less', message: 'Miksi lasku on pienempi kuin ennen?' });
  const reason = most ? labelOf(most, parts) : '';
  return (
    <Section title={heading}>
      <Stack>
        <KeyFigure {...euroFigure(plus(difference) + money(difference))}>
          <p>
            {basis === 'yearBefore'
              ? t({ id: 'invoice.why.yearBefore', message: 'Verrattuna vuoden takaiseen laskuun.' })
              : t({ id: 'invoice.why.before', message: 'Verrattuna edelliseen laskuun.' })}{' '}
            {most && t({ id: 'invoice.why.most', message: `Eniten vaikutti: ${reason}.` })}
          </p>
        </KeyFigure>
        <Waterfall
          texts={{
            caption: t({ id: 'invoice.why.caption', message: 'Laskun muutos tekijöittäin, euroa' }),
            raised: t({ id: 'invoice.why.raised', message: 'Kasvatti laskua' }),
            lowered: t({ id: 'invoice.why.lowered', message: 'Pienensi laskua' }),
            tick: (euros) => {
              const shown = money(String(euros));
              return t({ id: 'invoice.why.tick', message: `Yksi tikku on ${shown}.` });
            },
          }}
          start={{
            label:
              basis === 'yearBefore'
                ? t({ id: 'invoice.why.startYearBefore', message: 'Lasku vuotta aiemmin' })
                : t({ id: 'invoice.why.startBefore', message: 'Edellinen lasku' }),
            note: dateRange(comparison.fromDate, comparison.toDate),
            cents: centsOf(amount),
            amount: money(amount),
          }}
          changes={parts.map((part) => ({
            label: labelOf(part, parts),
            note: sentenceOf(part, parts),
            cents: centsOf(part.amount),
            amount: plus(part.amount) + money(part.amount),
          }))}
          end={{
            label: title(invoice),
            note: dateRange(invoice.fromDate, invoice.toDate),
            cents: centsOf(invoice.amount),
            amount: money(invoice.amount),
          }}
        />
        <Row>
          <GoLink href={`/invoices/${comparison.invoiceNo}`}>
            {t({ id: 'invoice.why.toOther', message: 'Näytä lasku, johon verrataan' })}
          </GoLink>
        </Row>
      </Stack>
    </Section>
  );
}
