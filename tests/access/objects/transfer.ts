import { contract, customer, meteringPoint, product, transfer } from '../../../server/store/schema.ts';
import { digestOfSecret } from '../../../server/proof/secrets.ts';
import { fixtureOf, peopleNames, subOf, type PersonName } from '../../support/callers.ts';
import type { ObjectFixture } from '../objectFixtures.ts';

/** Whoever hands over is none of the callers, and nothing of theirs stands in what is shown. */
const holder = '30000001';
const tariffNo = 990_002;

const numberOf = (person: PersonName | null) => String(person === null ? 99 : peopleNames.indexOf(person) + 10);
const secretOf = (person: PersonName | null) => `secretsecretsecretsecret${numberOf(person)}`;
/** As the example of the API has it: of a link that anybody has opened. */
const exampleSecret = 'c2VjcmV0c2VjcmV0c2VjcmV0';

/** A transfer to each person of the tests, which they have accepted: it may be read, accepted again and refused. */
export const fixture: ObjectFixture = {
  nameOf: (customerId) => secretOf(peopleNames.find((name) => fixtureOf(name).customerId === customerId) ?? null),
  heldBy: (person, secret) => (secret === 'wrong' ? secretOf(person).replaceAll('s', 'z') : secretOf(person)),
  insert: async ({ db }) => {
    const text = { fi: 'Testi', sv: 'Testi', en: 'Testi' };
    await db.insert(customer).values({
      customerId: holder,
      customerType: 'B2C',
      isCompany: false,
      firstName: 'Luopuva',
      lastName: 'Haltija',
      address: {
        typeOfAddress: 'regularAddress',
        country: 'FI',
        streetName: 'Kotikatu',
        houseNumber: '1',
        houseLetter: null,
        residence: null,
        postalBox: null,
        zip: '33100',
        city: 'Tampere',
      },
      marketingPermissions: {
        sms: { isAllowed: false, saveMethod: null },
        email: { isAllowed: false, saveMethod: null },
      },
      priceNotifications: {
        email: { enabled: false, saveMethod: null, emailAddress: null },
        sms: { enabled: false, saveMethod: null, phoneNumber: null },
      },
    });
    await db.insert(product).values({ tariffNo, name: text, label: text, icon: 'electricity', prices: [] });
    const links = [...peopleNames.map((name) => [name, secretOf(name)] as const), ['stranger', exampleSecret] as const];
    for (const [index, [person, secret]] of links.entries()) {
      const no = String(index + 10);
      const [contractCode, meteringPointNo] = [`K66${no}`, `66${no}`];
      await db.insert(meteringPoint).values({
        meteringPointNo,
        meteringPointId: `Y66${no}`,
        streetName: 'Siirtokatu',
        houseNumber: no,
        postalCode: '33100',
        postalCity: 'Tampere',
        is15minAvailable: true,
      });
      await db.insert(contract).values({
        contractCode,
        contractNo: `66${no}`,
        customerId: holder,
        meteringPointNo,
        contractTypeNo: 0,
        contractGroupNo: 6,
        tariffNo,
        status: 'M',
        startDate: '2024-01-01',
        endDate: '2099-01-30',
        billingGroupNo: 1,
        ledgerNo: `66${no}`,
        allowedReasonForContractEnd: [],
      });
      await db.insert(transfer).values({
        contractCode,
        customerId: holder,
        sub: subOf(person),
        day: '2099-01-31',
        email: 'uusi.haltija@kajo.example',
        phone: '+358401234567',
        secret: digestOfSecret(secret),
        language: 'FI',
        state: 'accepted',
        createdAt: new Date(0),
        newSub: subOf(person),
        newCustomerId: holder,
        before: { status: 'A', endDate: null },
      });
    }
  },
};
