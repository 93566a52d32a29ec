/** The id of the heading of an account on its page, to which the row among the settings leads (`account.row`). */
export const accountHeading = (ledgerNo: string): string => `account-${ledgerNo}`;
