import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { InvoicesToPay } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';

/** Says how many invoices are open, what they come to, and how much of it is late (`invoicesPage.toPay`). */
function useToPayText(): (toPay: InvoicesToPay, ownerName: string | undefined) => string {
  const { t } = useLingui();
  const { money } = useFormats();
  return ({ count, amount, lateCount, lateAmount }, ownerName) => {
    const sum = money(amount);
    const late = money(lateAmount);
    const allLate = t({
      id: 'invoices.allLate',
      message: plural(count, { one: `# lasku myöhässä, ${sum}.`, other: `# laskua myöhässä, yhteensä ${sum}.` }),
    });
    const open = t({
      id: 'invoices.openSum',
      message: plural(count, { one: `# lasku avoinna, ${sum}.`, other: `# laskua avoinna, yhteensä ${sum}.` }),
    });
    const ofThem = t({
      id: 'invoices.lateOfOpen',
      message: plural(lateCount, { one: `Niistä # on myöhässä, ${late}.`, other: `Niistä # on myöhässä, ${late}.` }),
    });
    const told = lateCount === count ? allLate : lateCount > 0 ? `${open} ${ofThem}` : open;
    return ownerName === undefined ? told : `${ownerName}: ${told}`;
  };
}

interface ToPayLeadProps {
  toPay: readonly InvoicesToPay[];
  /** Of a customer id, where the invoices are those of several. */
  nameOf(customerId: string): string | undefined;
}

/** What is owed, in a line of each owner (`invoicesPage.toPay`, `invoicesPage.owners`). */
export function ToPayLead({ toPay, nameOf }: ToPayLeadProps) {
  const text = useToPayText();
  return toPay.map((its, at) => (
    <Fragment key={its.owner}>
      {at > 0 && <br />}
      {text(its, nameOf(its.owner))}
    </Fragment>
  ));
}
