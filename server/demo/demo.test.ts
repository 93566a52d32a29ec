import { PGlite } from '@electric-sql/pglite';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupContracts } from '../../domain/contracts/index.ts';
import { addDays, addMonths, daysBetween } from '../../domain/time/index.ts';
import { wrapEmbedded, type Database } from '../store/database.ts';
import {
  type campaign,
  contract,
  contractAddon,
  contractDelivery,
  customer,
  databaseNote,
  session,
} from '../store/schema.ts';
import { stateOf } from '../views/campaigns.ts';
import { demoRows as campaignsOf } from './campaigns.ts';
import { demoContracts } from './contracts.ts';
import { demoCustomers } from './customers.ts';
import { seedDemo } from './index.ts';
import { demoMeteringPoints } from './meteringPoints.ts';
import { demoPeople } from './people.ts';
import { demoProducts } from './products.ts';
import { demoRows as representationsOf } from './representations.ts';

/** Every day of two years, a leap day and both daylight-saving nights among them. */
const days = Array.from({ length: 731 }, (_, index) => addDays('2027-06-01', index));

describe('the people (demo.people)', () => {
  // Worked out here once more, apart from the rule that the portal uses.
  const centuries: Record<string, number> = { '+': 18, ...signs('-YXWVU', 19), ...signs('ABCDEF', 20) };
  function signs(all: string, century: number) {
    return Object.fromEntries([...all].map((sign) => [sign, century]));
  }

  test.each(demoPeople.map(({ identityCode }) => identityCode))('%s is valid, and given to nobody', (code) => {
    const [, day, month, year, sign = '', number, check] =
      /^(\d\d)(\d\d)(\d\d)([-+A-FU-Y])(\d{3})(.)$/.exec(code) ?? [];
    expect(Number(number)).toBeGreaterThanOrEqual(900);
    expect('0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(`${day}${month}${year}${number}`) % 31]).toBe(check);
    const born = `${centuries[sign]}${year}-${month}-${day}`;
    expect(new Date(born).toISOString().slice(0, 10)).toBe(born);
    expect(daysBetween(born, '2026-11-01')).toBeGreaterThan(18 * 366);
  });

  test('no two share a code, an id or a customership, and a century sign of the reform is among them', () => {
    for (const member of ['sub', 'identityCode'] as const)
      expect(new Set(demoPeople.map((person) => person[member])).size).toBe(demoPeople.length);
    const held = demoPeople.flatMap(({ customerId }) => customerId ?? []);
    expect(new Set(held).size).toBe(held.length);
    expect(demoPeople.some(({ identityCode }) => /^\d{6}[B-FU-Y]/.test(identityCode))).toBe(true);
  });

  test('everyone who is a customer is one of the demo', () => {
    const known = demoCustomers.map(({ customerId }) => customerId);
    expect(known).toEqual(expect.arrayContaining(demoPeople.flatMap(({ customerId }) => customerId ?? [])));
  });
});

describe('what they have (demo.data)', () => {
  const gs1 = (digits: string) => {
    const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0);
    return String((10 - (sum % 10)) % 10);
  };

  test('the check digit is worked out as the published example says', () => {
    expect(gs1('64300757400013858')).toBe('9');
  });

  test('metering points have ids of the own form, or of 18 digits with a right check digit', () => {
    const ids = demoMeteringPoints.map(({ meteringPointId }) => meteringPointId);
    expect(ids.filter((id) => !/^[YH]\d{7}$/.test(id) && !/^\d{18}$/.test(id))).toEqual([]);
    const ofDatahub = ids.filter((id) => id.length === 18);
    expect(ofDatahub.length).toBeGreaterThan(10);
    expect(ofDatahub.filter((id) => gs1(id.slice(0, 17)) !== id[17])).toEqual([]);
  });

  test('the company has forty sites with a contract each', () => {
    const { contracts } = demoContracts('2026-11-21');
    const held = contracts.filter(({ customerId, tariffNo }) => customerId === '70028846' && tariffNo !== 567);
    expect(new Set(held.map(({ meteringPointNo }) => meteringPointNo)).size).toBe(40);
    expect(held.length).toBe(40);
  });

  test('business ids have a right check digit', () => {
    const weights = [7, 9, 10, 5, 8, 4, 2];
    const ids = demoCustomers.flatMap(({ businessId }) => businessId ?? []);
    expect(ids.length).toBeGreaterThan(3);
    for (const id of ids) {
      const remainder = weights.reduce((total, weight, index) => total + weight * Number(id[index]), 0) % 11;
      expect(id).toMatch(new RegExp(`^\\d{7}-${remainder === 0 ? 0 : 11 - remainder}$`));
    }
  });

  test('products have a text in every language', () => {
    for (const { name, description, label } of demoProducts)
      for (const text of [name, description, label]) expect(Object.values(text ?? {}).filter(Boolean)).toHaveLength(3);
  });
});

describe('the campaigns (catalogue.words)', () => {
  /** Every text in three languages there is in a value, and where it stands. */
  const textsIn = (value: unknown, where = ''): [where: string, text: object][] => {
    if (typeof value !== 'object' || value === null) return [];
    if ('fi' in value) return [[where, value]];
    return Object.entries(value).flatMap(([name, of]) => textsIn(of, `${where}.${name}`));
  };

  test('every text is there in all three languages, and no two are the same', () => {
    const texts = campaignsOf('2026-11-23').flatMap(({ rows }) => textsIn(rows));
    expect(texts.length).toBeGreaterThan(200);
    const names = ['Tarka', 'Hintaturva', 'Kajo Duo'];
    const faults = texts.filter(([, text]) => {
      const said = Object.values(text) as string[];
      return said.some((one) => !one.trim()) || (new Set(said).size < 3 && !names.includes(said[0] ?? ''));
    });
    expect(faults).toEqual([]);
  });

  test('on each day nine are open for private customers and two for companies, one is over and one to come (demo.dates)', () => {
    for (const day of days) {
      const [{ rows } = { rows: [] }] = campaignsOf(day);
      const all = rows as (typeof campaign.$inferSelect)[];
      const states = all.map((row) => `${row.customerType} ${stateOf(row, day)}`);
      const count = (state: string) => states.filter((candidate) => candidate === state).length;
      expect([day, count('B2C open'), count('B2B open'), count('B2C over'), count('B2C upcoming')]).toEqual([
        day,
        9,
        2,
        1,
        1,
      ]);
    }
  });
});

describe('on any day (demo.dates)', () => {
  const aino = (day: string) => demoContracts(day).contracts.filter(({ customerId }) => customerId === '40127731');

  test('Aino has three contracts in force, one that begins, one that ends and two that have ended', () => {
    for (const day of days) {
      const { active, starting, ending, ended } = groupContracts(aino(day), day);
      expect([day, active.length, starting.length, ending.length, ended.length]).toEqual([day, 3, 1, 1, 2]);
    }
  });

  test('Kirsi represents fourteen, one of them for some days yet, and Outi two until further notice', () => {
    const subOf = (name: string) => demoPeople.find(({ givenName }) => givenName === name)?.sub;
    const lastDaysOf = (name: string, day: string) =>
      representationsOf(day)
        .flatMap(({ rows }) => rows as { sub: string; validTo: string | null }[])
        .filter(({ sub }) => sub === subOf(name))
        .flatMap(({ validTo }) => validTo ?? 'none')
        .sort();
    for (const day of days) {
      expect(lastDaysOf('Kirsi', day)).toEqual([addDays(day, 6), ...Array.from({ length: 13 }, () => 'none')]);
      expect(lastDaysOf('Outi', day)).toEqual(['none', 'none']);
    }
  });

  test('no metering point has two contracts at a time, and tariffs follow each other without a gap', () => {
    for (const day of days.filter((candidate) => /-(01|15|28)$/.test(candidate))) {
      const { contracts, deliveries } = demoContracts(day);
      const byPoint = grouped(contracts);
      for (const held of byPoint.values()) {
        const inOrder = held.toSorted((one, next) => one.startDate.localeCompare(next.startDate));
        inOrder.slice(1).forEach((next, index) => {
          expect(inOrder[index]?.endDate, `${next.contractCode} on ${day}`).toBe(addDays(next.startDate, -1));
        });
      }
      for (const { contractCode, startDate, endDate } of contracts) {
        const own = deliveries.filter((delivery) => delivery.contractCode === contractCode);
        expect([own[0]?.tariffFromDate, own.at(-1)?.tariffToDate]).toEqual([startDate, endDate]);
      }
    }
  });

  function grouped(contracts: ReturnType<typeof aino>) {
    const groups = new Map<string, typeof contracts>();
    for (const held of contracts) groups.set(held.meteringPointNo, [...(groups.get(held.meteringPointNo) ?? []), held]);
    return groups;
  }
});

describe('putting it in (demo.seed)', () => {
  let database: Database;
  beforeAll(async () => {
    database = await wrapEmbedded(await PGlite.create());
  }, 60_000);
  afterAll(() => database.close());

  const at = (instant: string) => seedDemo(database, () => new Date(instant));
  const contents = async () => {
    const { rows } = (await database.db.execute(sql`
      select md5(string_agg(t::text, '' order by t::text)) as hash from (
        select c::text from contract c union all select d::text from contract_delivery d union all
        select a::text from contract_addon a union all select p::text from person p union all
        select k::text from customer k union all select m::text from metering_point m) t`)) as {
      rows: { hash: string }[];
    };
    return rows[0]?.hash;
  };

  test('a second time changes nothing; another month moves the dates; back again all is as before', async () => {
    await at('2026-11-21T10:00:00Z');
    const first = await contents();
    await at('2026-11-21T11:00:00Z');
    expect(await contents()).toBe(first);
    // 22.30 in UTC is the next day, and the next month, in Helsinki.
    await at('2026-11-30T22:30:00Z');
    expect(await contents()).not.toBe(first);
    const [note] = await database.db.select().from(databaseNote).where(eq(databaseNote.name, 'demo'));
    expect(note?.value).toMatch(/^2026-12-01 /);
    await at('2026-11-21T10:00:00Z');
    expect(await contents()).toBe(first);
  });

  test('sessions, and an add-on that someone has ordered, stay', async () => {
    const when = new Date('2026-11-21T10:00:00Z');
    const sub = demoPeople[0]?.sub ?? '';
    const times = { createdAt: when, expiresAt: when, endsAt: when };
    await database.db
      .insert(session)
      .values({ id: 'kept', sub, strongAuthentication: true, idToken: 'token', ...times });
    const ordered = { contractCode: 'K24013090027', tariffNo: 703, startDate: '2026-11-20' };
    await database.db.insert(contractAddon).values(ordered);
    await at('2027-02-03T10:00:00Z');
    expect(await database.db.select().from(session)).toHaveLength(1);
    expect(await database.db.select().from(contractAddon)).toContainEqual({ ...ordered, endDate: null, price: null });
  });

  test('another day undoes nothing that a person did (demo.kept)', async () => {
    const { db } = database;
    await at('2027-02-04T10:00:00Z');
    // A consent is given, a contract is ended early, an add-on is dismissed.
    const marketingPermissions = {
      sms: { isAllowed: true, saveMethod: 'portal' },
      email: { isAllowed: false, saveMethod: null },
    };
    await db.update(customer).set({ marketingPermissions }).where(eq(customer.customerId, '40127731'));
    const ended = { status: 'M' as const, endDate: '2027-03-05' };
    const isEnded = eq(contract.contractCode, 'K26013307741');
    await db.update(contract).set(ended).where(isEnded);
    const dismissed = and(eq(contractAddon.contractCode, 'K23014478016'), eq(contractAddon.tariffNo, 702));
    await db.delete(contractAddon).where(dismissed);
    const [before] = await db.select().from(contract).where(isEnded);
    const deliveries = () =>
      db.select().from(contractDelivery).where(eq(contractDelivery.contractCode, 'K26013307741'));
    const deliveriesBefore = await deliveries();
    const [untouched] = await db.select().from(contract).where(eq(contract.contractCode, 'K25018842096'));

    for (const day of ['2027-03-01', '2027-04-01']) {
      await at(`${day}T10:00:00Z`);
      const [aino] = await db.select().from(customer).where(eq(customer.customerId, '40127731'));
      expect(aino?.marketingPermissions).toEqual(marketingPermissions);
      expect(await db.select().from(contract).where(isEnded)).toEqual([before]);
      expect(await deliveries()).toEqual(deliveriesBefore);
      expect(await db.select().from(contractAddon).where(dismissed)).toEqual([]);
    }
    const [moved] = await db.select().from(contract).where(eq(contract.contractCode, 'K25018842096'));
    expect(moved?.startDate).toBe(addMonths(untouched?.startDate ?? '', 2));
  });

  test('a database that an older version has filled is taken over as it is wanted now', async () => {
    await database.db.delete(databaseNote).where(eq(databaseNote.name, 'demo.rows'));
    await at('2027-04-02T10:00:00Z');
    const [own] = await database.db.select().from(contract).where(eq(contract.contractCode, 'K26013307741'));
    expect([own?.status, own?.startDate]).toEqual(['O', '2027-05-01']);
  });

  test('what fails half-way leaves nothing behind', async () => {
    const before = await contents();
    await database.db.execute(sql`alter table contract_delivery add constraint full_up check (false) not valid`);
    await expect(at('2027-05-05T10:00:00Z')).rejects.toThrow(/contract_delivery/);
    await database.db.execute(sql`alter table contract_delivery drop constraint full_up`);
    expect(await contents()).toBe(before);
    const [one] = await database.db.select().from(contract).where(eq(contract.contractCode, 'K26013307741'));
    expect(one?.startDate).toBe('2027-05-01');
  });
});
