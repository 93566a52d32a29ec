/*
 * What people type, checked and read. Each function limits the length of its input before it looks at it and takes
 * linear time (`identifiers.bounded`). Spaces around are the caller's to trim; only numbers that people write in groups
 * may have spaces, and an address (`identifiers.spaces`). Digits are 0–9 alone. What to tell the person is the caller's
 * too.
 */
export { parseStreetAddress, type StreetAddress } from './address.ts';
export { isDigits, ORGANISATION_NUMBER, weightedChecksum, type ChecksumRule } from './checksum.ts';
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
export {
  isBusinessId,
  isFinland,
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
  isPersonName,
  isStrictPersonName,
  isWithinDays,
  isWithinLength,
} from './text.ts';
