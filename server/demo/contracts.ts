import { HEAT_CONTRACT_TYPE } from '../../domain/contracts/index.ts';
import { addDays, addMonths } from '../../domain/time/index.ts';
import { contract, contractAddon, contractDelivery } from '../store/schema.ts';
import { companySites } from './companySites.ts';
import { companyPoints, points } from './meteringPoints.ts';
import type { Held, Term } from './held.ts';
import type { DemoRows } from './rows.ts';
import { freeToLock, locked } from './tarkaContracts.ts';

type Contract = typeof contract.$inferSelect;
type Delivery = typeof contractDelivery.$inferSelect;
type Addon = typeof contractAddon.$inferSelect;

export interface DatedRows {
  contracts: Contract[];
  deliveries: Delivery[];
  addons: Addon[];
}

/** Group and contract type of each product. Group 16 is small production, type 20 heat. */
const kindOfTariff: Record<number, Pick<Contract, 'contractGroupNo' | 'contractTypeNo'>> = {
  594: { contractGroupNo: 6, contractTypeNo: 0 },
  595: { contractGroupNo: 3, contractTypeNo: 0 },
  309: { contractGroupNo: 2, contractTypeNo: 0 },
  368: { contractGroupNo: 2, contractTypeNo: 0 },
  438: { contractGroupNo: 2, contractTypeNo: 0 },
  351: { contractGroupNo: 4, contractTypeNo: 0 },
  567: { contractGroupNo: 5, contractTypeNo: 0 },
  412: { contractGroupNo: 7, contractTypeNo: 0 },
  424: { contractGroupNo: 7, contractTypeNo: 0 },
  801: { contractGroupNo: 8, contractTypeNo: 20 },
  916: { contractGroupNo: 16, contractTypeNo: 0 },
};
const fixedTerm: ReadonlySet<number> = new Set([412, 424]);

/** The contracts of a customer, in the words of the tables. */
function rowsOf(customerId: string, ledgerNo: string, held: readonly Held[]): DatedRows {
  const contracts = held.map(
    ({ contractNo, point, tariffNo, term, addons: _addons, tariffs: _tariffs, ...more }): Contract => {
      const kind = kindOfTariff[tariffNo];
      if (!kind) throw new Error(`tariff ${tariffNo} has no kind`);
      return {
        contractCode: `K${contractNo}`,
        contractNo,
        customerId,
        meteringPointNo: point.meteringPointNo,
        ...kind,
        tariffNo,
        ...term,
        billingGroupNo: 1,
        ledgerNo,
        hasFlexPayment: false,
        prices: null,
        smartPackage: null,
        allowedReasonForContractEnd: fixedTerm.has(tariffNo)
          ? ['moving']
          : ['moving', kind.contractTypeNo === HEAT_CONTRACT_TYPE ? 'other' : 'switching'],
        ...more,
      };
    },
  );
  return {
    contracts,
    deliveries: held.flatMap(({ contractNo, tariffNo, term, tariffs = [[tariffNo, term.startDate]] }) =>
      tariffs.map(([tariff, tariffFromDate, lockedPrice], index): Delivery => {
        const next = tariffs[index + 1];
        const tariffToDate = next ? addDays(next[1], -1) : term.endDate;
        const energyPrice = lockedPrice === undefined ? null : { amount: lockedPrice, unit: 'c/kWh' as const };
        return { contractCode: `K${contractNo}`, tariffNo: tariff, tariffFromDate, tariffToDate, energyPrice };
      }),
    ),
    addons: held.flatMap(({ contractNo, addons = [] }) =>
      addons.map(([tariffNo, startDate]) => ({
        contractCode: `K${contractNo}`,
        tariffNo,
        startDate,
        endDate: null,
        price: null,
      })),
    ),
  };
}

/**
 * Every contract of the demo as it stands on a day (`demo.dates`). What has long been in force keeps its dates; what
 * begins or ends goes with the day's month.
 *
 * @param today `YYYY-MM-DD` in Europe/Helsinki
 */
export function demoContracts(today: string): DatedRows {
  const firstOf = (months: number) => addMonths(`${today.slice(0, 7)}-01`, months);
  const lastOf = (months: number) => addDays(firstOf(months + 1), -1);
  const since = (startDate: string): Term => ({ status: 'A', startDate, endDate: null });
  /** In months from this one, both included. */
  const term = (status: Contract['status'], first: number, last: number): Term => ({
    status,
    startDate: firstOf(first),
    endDate: lastOf(last),
  });

  const aino: Held[] = [
    {
      contractNo: '23014478016',
      point: points.koivukuja,
      tariffNo: 594,
      term: since('2023-09-01'),
      addons: [
        [701, '2025-09-01'],
        [702, '2025-11-01'],
      ],
    },
    { contractNo: '19011032207', point: points.koivukujaHeat, tariffNo: 801, term: since('2019-11-01') },
    { contractNo: '24016690353', point: points.koivukujaProduction, tariffNo: 916, term: since('2024-05-01') },
    { contractNo: '26013307741', point: points.rantasaunantie, tariffNo: 424, term: term('O', 1, 24) },
    { contractNo: '25012218850', point: points.rantasaunantie, tariffNo: 412, term: term('M', -11, 0) },
    { contractNo: '25018842096', point: points.sammonkatu, tariffNo: 594, term: term('S', -14, -2) },
    { contractNo: '25010457715', point: points.metsanneidonkuja, tariffNo: 412, term: term('S', -15, -4) },
    { contractNo: '24011176439', point: points.rantasaunantie, tariffNo: 412, term: term('S', -23, -12) },
  ];
  const sari: Held[] = [
    {
      contractNo: '22017733908',
      point: points.pahkinamaki,
      tariffNo: 594,
      term: since('2022-06-01'),
      addons: [
        [703, '2023-05-01'],
        [704, '2023-05-01'],
      ],
      smartPackage: { addonsTariffNumbers: [703, 704], packageTariffNumber: 548 },
    },
    { contractNo: '23017733909', point: points.pahkinamakiProduction, tariffNo: 916, term: since('2023-05-01') },
  ];

  return joined([
    rowsOf('40127731', '5000112', aino),
    rowsOf('40127732', '5000113', [
      { contractNo: '24018230061', point: points.yliopistonkatu, tariffNo: 594, term: since('2024-08-15') },
      // Aino's summer house was his before: she may look at what he has paid for there (`invoice.additionalOwners`).
      { contractNo: '20016690188', point: points.rantasaunantie, tariffNo: 412, term: term('S', -60, -24) },
    ]),
    rowsOf('70031180', '5000240', [
      { contractNo: '21013118041', point: points.kuusikkorinne, tariffNo: 595, term: since('2021-01-01') },
      { contractNo: '18013118127', point: points.kuusikkorinneHeat, tariffNo: 801, term: since('2018-10-01') },
    ]),
    rowsOf('40129904', '5000117', [
      { contractNo: '17018814052', point: points.helmi, tariffNo: 567, term: term('S', -60, -3) },
    ]),
    rowsOf('40130244', '5000301', freeToLock(firstOf)),
    rowsOf('40188421', '5000302', locked(firstOf)),
    rowsOf('40141178', '5000355', [
      {
        contractNo: '23017556218',
        point: points.storgatan,
        tariffNo: 594,
        term: since('2023-02-01'),
        addons: [[701, '2024-01-01']],
      },
    ]),
    rowsOf('70032204', '5000410', [
      { contractNo: '20013220454', point: points.nasinlinna, tariffNo: 595, term: since('2020-07-01') },
      { contractNo: '20013220536', point: points.nasinlinnaHeat, tariffNo: 801, term: since('2020-07-01') },
    ]),
    rowsOf('70035518', '5000411', [
      { contractNo: '24013551873', point: points.soukanlahti, tariffNo: 351, term: since('2024-02-12') },
    ]),
    rowsOf('40163350', '5000520', sari),
    rowsOf('70028846', '5000600', company(since, term)),
    rowsOf('70031925', '5000701', [
      { contractNo: '25011009341', point: points.teollisuuskatu, tariffNo: 424, term: term('A', -8, 15) },
      { contractNo: '21011009353', point: points.teollisuuskatuHeat, tariffNo: 801, term: since('2021-09-01') },
    ]),
    rowsOf('40174412', '5000802', [
      { contractNo: '22015118709', point: points.atala, tariffNo: 567, term: since('2022-11-01'), billingGroupNo: 2 },
    ]),
    rowsOf('70030071', '5000804', [
      { contractNo: '22013007102', point: points.otavalankatu, tariffNo: 594, term: since('2022-03-01') },
    ]),
    rowsOf('70031199', '5000805', [
      { contractNo: '21013119905', point: points.kuusikkopuisto, tariffNo: 595, term: since('2021-05-01') },
    ]),
    rowsOf('71102207', '5000806', [
      { contractNo: '25011220719', point: points.kehakatu, tariffNo: 351, term: since('2025-08-18') },
    ]),
    rowsOf('70038812', '5000807', [
      { contractNo: '24018881206', point: points.puistokatu, tariffNo: 594, term: since('2024-12-01') },
    ]),
    rowsOf('70050316', '5000808', [
      { contractNo: '20015031603', point: points.mokkitie, tariffNo: 567, term: since('2020-06-01') },
    ]),
    rowsOf('40185533', '5000803', [
      {
        contractNo: '25016224033',
        point: points.insinoorinkatu,
        tariffNo: 351,
        term: since('2025-09-01'),
        hasFlexPayment: true,
      },
    ]),
  ]);
}

const tariffOfSite = { electricity: 595, heat: 801, production: 916 };

/** A contract at each of the company's sites, and three that came before. */
function company(
  since: (startDate: string) => Term,
  term: (status: Contract['status'], first: number, last: number) => Term,
): Held[] {
  const nextTerm: Record<number, Term> = {
    5: term('M', -36, 0),
    8: since(term('A', -1, 0).startDate),
    19: term('M', -24, 1),
    20: since(term('A', -2, 0).startDate),
    31: { ...term('O', 1, 1), endDate: null },
    33: since(term('A', -13, 0).startDate),
    36: { ...term('O', 2, 2), endDate: null },
  };
  const current = companySites.map(([, , , , , product], index): Held => {
    const point = companyPoints[index];
    if (!point) throw new Error(`site ${index} has no metering point`);
    const begun = `${2017 + ((index * 3) % 8)}-${String(1 + ((index * 5) % 12)).padStart(2, '0')}-01`;
    return {
      contractNo: `2203442${String(1001 + index * 7)}`,
      point,
      tariffNo: tariffOfSite[product],
      term: nextTerm[index] ?? since(begun),
    };
  });
  const before = (
    [
      [8, term('S', -49, -2)],
      // Its status is late: the last day has gone by, and nobody has closed it.
      [20, term('M', -38, -3)],
      [33, term('S', -61, -14)],
    ] as const
  ).map(([index, ended]): Held => {
    const point = companyPoints[index];
    if (!point) throw new Error(`site ${index} has no metering point`);
    return { contractNo: `2003442${String(2001 + index * 7)}`, point, tariffNo: 567, term: ended };
  });
  return [...current, ...before];
}

function joined(parts: readonly DatedRows[]): DatedRows {
  return {
    contracts: parts.flatMap(({ contracts }) => contracts),
    deliveries: parts.flatMap(({ deliveries }) => deliveries),
    addons: parts.flatMap(({ addons }) => addons),
  };
}

export function demoRows(today: string): DemoRows[] {
  const { contracts, deliveries, addons } = demoContracts(today);
  return [
    { table: contract, rows: contracts },
    { table: contractDelivery, rows: deliveries, whole: contractDelivery.contractCode },
    { table: contractAddon, rows: addons },
  ];
}
