/** Why a request counts as a bot's; for the log, the person is told the same in each case. */
export type Doubt = 'missing' | 'malformed' | 'forged' | 'otherAction' | 'expired' | 'wrong' | 'used';
