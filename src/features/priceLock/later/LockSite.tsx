import { useCheckedSite } from '../../../shared/addition/later/useCheckedSite.ts';
import { DeliverySiteFields } from '../../../shared/deliverySite/DeliverySiteFields.tsx';
import type { PortalForm } from '../../../shared/form/usePortalForm.ts';
import type { LockInput, LockValues } from '../priceLock.form.ts';

interface LockSiteProps {
  form: PortalForm<LockValues, LockInput>;
  /** What is to be sent as soon as it is known that there is a site; null while nothing is. */
  asked: LockInput | null;
  onReady(input: LockInput): void;
  readOnly: boolean;
}

/** Where the contract is (`addition.anonymous`). */
export function LockSite({ form, asked, onReady, readOnly }: LockSiteProps) {
  const check = useCheckedSite(asked, onReady);
  return <DeliverySiteFields form={form} prefix="site" check={check} readOnly={readOnly} mustBeFound isIdEnough />;
}
