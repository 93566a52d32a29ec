/**
 * The fields of an order form that a link may fill in by its hash (`order.prefill`). None carries an identity code or an
 * account, and an import id is none of them.
 */
const KEYS = [
  'firstName',
  'lastName',
  'companyName',
  'businessId',
  'email',
  'phone',
  'typeOfAddress',
  'country',
  'streetName',
  'houseNumber',
  'houseLetter',
  'residence',
  'postalBox',
  'postalCode',
  'postalCity',
  'meteringPointId',
  'rafCode',
  'householdSize',
  'houseType',
  'hasElectricHeating',
  'reason',
  'supplier',
  'startDate',
  'billingMethod',
] as const;

export type Prefill = Partial<Record<(typeof KEYS)[number], string>>;

const MAX_LENGTH = 200;

/**
 * What the hash of the address fills in: the first value of each known key, as far as it may be one; null where that is
 * nothing.
 */
export function readPrefill(hash: string): Prefill | null {
  if (!hash.includes('=')) return null;
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const prefill: Prefill = Object.fromEntries(
    KEYS.flatMap((key) => {
      const value = values.get(key)?.trim() ?? '';
      const isText = value !== '' && value.length <= MAX_LENGTH && !/\p{C}/u.test(value);
      return isText ? [[key, value]] : [];
    }),
  );
  return Object.keys(prefill).length > 0 ? prefill : null;
}
