/** The id of the place of an account on its page, to which the row among the settings leads (`account.row`). */
export const accountPlace = (ledgerNo: string): string => `account-${ledgerNo}`;
