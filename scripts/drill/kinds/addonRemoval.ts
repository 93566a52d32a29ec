import { addDays, helsinkiToday } from '../../../domain/time/index.ts';
import { addonRemoval } from '../../../server/store/schema.ts';
import type { Kind } from '../kind.ts';

/** The end of a service, of each contract once. */
export const kind: Kind = {
  take: ({ writer }) => writer.contracts.pop() ?? null,
  request: ({ about }, { customerId }) => ({
    path: `/api/contract/${customerId}/${about}/terminate-vap/702`,
    body: {
      contractCode: `K${about}`,
      terminateTemplateNo: 1,
      endDate: addDays(helsinkiToday(Date.now()), 45),
    },
  }),
  rows: async ({ db }) =>
    (await db.select({ contractCode: addonRemoval.contractCode }).from(addonRemoval)).map(({ contractCode }) =>
      contractCode.slice(1),
    ),
  nameOf: ({ about }) => about,
  mails: 1,
  mailOf: ({ subject }) => /^Sopimuksen (\d+) lisäpalvelu/.exec(subject)?.[1] ?? null,
};
