import { orderedService, productOrder } from '../../../server/store/schema.ts';
import { testNow } from '../../support/dump.ts';
import { subOf } from '../../support/callers.ts';
import type { ObjectFixture } from '../objectFixtures.ts';

/** An order of each customer of the tests, with a service that has not come through. */
export const fixture: ObjectFixture = {
  nameOf: (customerId) => `7e570000-0000-4000-8001-0000${customerId}`,
  insert: async ({ db }, customerIds) => {
    await db.insert(productOrder).values(
      customerIds.map((customerId) => ({
        orderId: fixture.nameOf(customerId),
        orderNo: customerId,
        customerId,
        employee: subOf('employee'),
        campaignId: 'talvi',
        templateId: 'kiintea-24',
        tariffNo: 424,
        campaignCode: 'TALVI26',
        form: {
          customerId,
          customerType: 'B2C' as const,
          person: null,
          company: null,
          contact: { email: `salainen${customerId}@kajo.example`, phone: `+358${customerId}` },
          address: null,
          deliverySite: null,
          start: null,
          presentSupplier: null,
          billing: null,
          iban: null,
          household: null,
          services: ['kiintea-24'],
          priceOffer: null,
        },
        contracts: [],
        language: 'FI' as const,
        isOffer: false,
        isCreditable: true,
        isLiableCompanyGrid: false,
        isSccHouseType: false,
        isCustomer: true,
        importNo: '700100',
        // So that it may still be withdrawn from.
        createdAt: new Date(testNow),
      })),
    );
    await db.insert(orderedService).values(
      customerIds.map((customerId) => ({
        orderId: fixture.nameOf(customerId),
        templateId: 'kiintea-24',
        tariffNo: 701,
      })),
    );
  },
};
