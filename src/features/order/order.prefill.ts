import { isFinland } from '../../../domain/identifiers/index.ts';
import type { Prefill } from '../../platform/prefill.ts';
import { addressKinds, emptyAddress, type AddressValues } from '../../shared/address/addressValues.ts';
import { isCountry } from '../../shared/address/countries.ts';
import type { DeliverySiteValues } from '../../shared/deliverySite/deliverySite.form.ts';
import type { StartValues } from './later/later.form.ts';
import { emptyBilling, emptyPerson, emptyProduct, emptyStart } from './order.empty.ts';
import { billingMethods, houseTypes, mostPeople, startReasons } from './order.form.ts';

const isOneOf = (values: readonly string[]) => (text: string) => values.includes(text);

/** What may be chosen, where a field has a choice: a link with anything else chooses nothing. */
const choices: Partial<Record<keyof Prefill, (text: string) => boolean>> = {
  typeOfAddress: isOneOf(addressKinds),
  country: isCountry,
  householdSize: (text) => /^[1-9]$/.test(text) && Number(text) <= mostPeople,
  houseType: isOneOf(houseTypes),
  hasElectricHeating: isOneOf(['true']),
  reason: isOneOf(startReasons),
  billingMethod: isOneOf(billingMethods),
};

/** The steps of an order as a link has filled them in, nothing of it where that cannot be (`order.prefill`). */
export function prefilledSteps(link: Prefill) {
  const entries = Object.entries(link).filter(([key, text]) => choices[key as keyof Prefill]?.(text) ?? true);
  const chosen: Prefill = Object.fromEntries(entries);
  const filled = <Values extends object>(values: Values): Values =>
    Object.assign({}, values, Object.fromEntries(entries.filter(([key]) => key in values)));
  const address: AddressValues = filled(emptyAddress);
  const isStreetOfFinland = address.typeOfAddress === 'regularAddress' && isFinland(address.country);
  const { startDate, meteringPointId = '', billingMethod = '' } = chosen;
  return {
    product: { ...filled(emptyProduct), hasElectricHeating: chosen.hasElectricHeating !== undefined },
    person: { ...filled(emptyPerson), address },
    site: {
      // What is delivered goes to a street of Finland.
      address: isStreetOfFinland ? { ...address, country: 'FI' } : emptyAddress,
      meteringPointId,
      isIdUnknown: meteringPointId === '',
    } satisfies DeliverySiteValues,
    start: { ...filled(emptyStart), ...(startDate && { when: 'day', date: startDate }) } satisfies StartValues,
    billing: { ...emptyBilling, method: billingMethod },
  };
}
