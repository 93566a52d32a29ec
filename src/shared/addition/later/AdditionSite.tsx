import type { FieldPath } from 'react-hook-form';
import { DeliverySiteFields } from '../../deliverySite/DeliverySiteFields.tsx';
import type { PortalForm } from '../../form/usePortalForm.ts';
import type { AdditionInputOf, AdditionValues } from '../addition.form.ts';
import { useCheckedSite } from './useCheckedSite.ts';

interface AdditionSiteProps<Values extends AdditionValues> {
  form: PortalForm<Values, AdditionInputOf<Values>>;
  /** What is to be sent as soon as it is known that there is a site; null while nothing is. */
  asked: AdditionInputOf<Values> | null;
  onReady(input: AdditionInputOf<Values>): void;
  readOnly: boolean;
}

/** Where the contract is (`addition.anonymous`). */
export function AdditionSite<Values extends AdditionValues>(props: AdditionSiteProps<Values>) {
  const { form, asked, onReady, readOnly } = props;
  const check = useCheckedSite(asked, onReady);
  const prefix = 'site' as FieldPath<Values>;
  return <DeliverySiteFields {...{ form, prefix, check, readOnly }} mustBeFound isIdEnough />;
}
