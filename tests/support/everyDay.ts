/** Whether what `npm test` leaves out is tested too, as `npm run test:all` does. */
export const isAllTested = process.env['TEST_ALL'] === 'true';

/** Why a test is skipped that `npm test` leaves to `npm run test:all`; null there. */
export const leftToAll = isAllTested ? null : 'npm test leaves it to npm run test:all';
