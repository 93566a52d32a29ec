/*
 * What people type, read and checked. Each rule limits the length of its input before it looks at it and takes linear
 * time (`identifiers.bounded`), and is asked of what a `read…` has made of what was written (`identifiers.spaces`).
 * Digits are 0–9 alone. What to tell the person is the caller's.
 */
export { parseStreetAddress, type StreetAddress } from './address.ts';
export { isDigits, ORGANISATION_NUMBER, weightedChecksum, type ChecksumRule } from './checksum.ts';
export { isFinland } from './country.ts';
export { formatIban, isIban } from './iban.ts';
export {
  hasIdentityCode,
  identityCodeInText,
  isAdult,
  isIdentityCode,
  maskIdentityCode,
  parseIdentityCode,
  type IdentityCode,
} from './identityCode.ts';
export { tellsIdentityCode } from './toldIdentityCode.ts';
export {
  isBusinessId,
  isCustomerNumber,
  isHouseNumber,
  isMeteringPointId,
  isPhoneNumber,
  isPhonePrefix,
  isPostalCode,
  isReferenceNumber,
} from './numbers.ts';
export { withoutSecrets } from './secrets.ts';
export {
  isEmail,
  isFilled,
  isFilledWhen,
  isLine,
  isPersonName,
  isStreetName,
  isStrictPersonName,
  isTownName,
  isWithinDays,
  isWithinLength,
  NAME_LIMIT,
} from './text.ts';
export {
  readBusinessId,
  readCode,
  readEmail,
  readHouseNumber,
  readPhoneNumber,
  readPostalCode,
  readText,
} from './written.ts';
