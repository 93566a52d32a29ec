import { noConsents, type ConsentValues } from '../consents/noConsents.ts';
import type { DeliverySiteInput } from '../deliverySite/deliverySite.form.ts';
import { emptySite, type DeliverySiteValues } from '../deliverySite/siteValues.ts';
import { noSales, type SalesValues } from '../sale/sold.ts';
import type { Orderer } from '../sale/useOrderer.ts';
import type { OfferedAddition } from './newAddition.ts';

/** What is asked of whatever is added to a contract (`addition.form`). */
export interface AdditionValues extends SalesValues {
  email: string;
  phone: string;
  site: DeliverySiteValues;
  consents: ConsentValues;
}

/** The same once it is right; where it is is null where that is not asked. */
export type AdditionInputOf<Values extends AdditionValues> = Omit<Values, 'site'> & { site: DeliverySiteInput | null };

export const emptyAddition: AdditionValues = {
  email: '',
  phone: '',
  site: emptySite,
  consents: noConsents,
  ...noSales,
};

/** What is kept of it in a draft; none of what is said of a sale. */
export const additionKeeps = ['email', 'phone', 'site', 'consents'] as const;

/** The name of the draft of what is added on a page: that of its receipt is known before anything is asked for. */
export const additionDraftName = (location: string): string => location.split('/').filter(Boolean).join('.');

/** Whether it is to be found after the proof to which contract it goes, and nothing says where that is (`addition.anonymous`). */
export const isSiteAsked = ({ contract, contractCode }: Pick<OfferedAddition, 'contract' | 'contractCode'>): boolean =>
  contract === null && contractCode === null;

/** With what the form begins: where nothing was typed, how the customer is reached. */
export const begunValues = <Values extends AdditionValues>(
  values: Values,
  { customer }: Pick<Orderer, 'customer'>,
): Values => ({
  ...values,
  email: values.email || (customer?.email ?? ''),
  phone: values.phone || (customer?.mobileNumber ?? ''),
});
