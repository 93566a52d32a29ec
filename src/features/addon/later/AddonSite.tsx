import { useCheckedSite } from '../../../shared/addition/later/useCheckedSite.ts';
import { DeliverySiteFields } from '../../../shared/deliverySite/DeliverySiteFields.tsx';
import type { PortalForm } from '../../../shared/form/usePortalForm.ts';
import type { AddonInput, AddonValues } from '../addon.form.ts';

interface AddonSiteProps {
  form: PortalForm<AddonValues, AddonInput>;
  /** What is to be sent as soon as it is known that there is a site; null while nothing is. */
  asked: AddonInput | null;
  onReady(input: AddonInput): void;
  readOnly: boolean;
}

/** Where the contract is (`addition.anonymous`). */
export function AddonSite({ form, asked, onReady, readOnly }: AddonSiteProps) {
  const check = useCheckedSite(asked, onReady);
  return <DeliverySiteFields form={form} prefix="site" check={check} readOnly={readOnly} mustBeFound isIdEnough />;
}
