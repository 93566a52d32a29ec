import { groupContracts } from '../../domain/contracts/index.ts';
import { isChangeable, productKindOf } from '../../domain/orders/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import type { Contract, ContractStatus } from '../../domain/types.ts';
import { linksIn } from '../content/navigation.ts';
import { ProblemError } from '../problem.ts';
import { findContracts } from '../store/contracts.ts';
import { findCustomer } from '../store/customers.ts';
import { contractView, orderUnderWayView } from '../views/contracts.ts';
import type { HandlersOf } from './handler.ts';
import type { ProblemExtras } from './serve.ts';

export const handlers: HandlersOf<'contracts'> = {
  getContracts: async ({ params: { customerId }, query, locale }, _actor, { database, clock, contents }) => {
    const today = helsinkiToday(clock().getTime());
    const { quickLinks, maxDeliverySitesToShow, campaigns } = contents.current.settings;
    const { rows, siteCount, hasAskedSite, underWay, offered } = await findContracts(database.db, customerId, {
      statuses: (query.status ?? 'A,M,O,S').split(',') as ContractStatus[],
      meteringPointNo: query.selectedDeliverySite ?? null,
      mostSites: maxDeliverySitesToShow,
      today,
      ...campaigns,
    });
    // Only an employee may have opened a customer who is there no more.
    if (rows.length === 0 && siteCount === 0 && !(await findCustomer(database.db, customerId)))
      throw new ProblemError('resource.notFound');
    const contracts = rows.map((row): Contract => {
      const { contract } = row;
      const isChange = ([kind, tariffNo]: (typeof offered)[number]) =>
        kind === productKindOf(contract) && tariffNo !== contract.tariffNo;
      const hasNoChange = isChangeable(contract, today) && !offered.some(isChange);
      return { ...contractView(row, { locale, today }), ...(hasNoChange && { hasNoChange }) };
    });
    return {
      status: 200,
      body: {
        customerId,
        ...groupContracts(contracts, today),
        ordersUnderWay: underWay.map((order) => orderUnderWayView(order, locale)),
        deliverySiteCount: siteCount,
        maxDeliverySitesToShow,
        selectedDeliverySite: (hasAskedSite && query.selectedDeliverySite) || null,
        isDeliverySiteNeeded: siteCount > maxDeliverySitesToShow && !hasAskedSite,
        homePageQuickLinks: linksIn(locale, quickLinks),
      },
    };
  },
};

/** The quick links come even when the contracts do not (`contracts.quickLinks`). */
export const problemExtras: Record<string, ProblemExtras> = {
  getContracts: (locale, { contents }) => ({
    homePageQuickLinks: linksIn(locale, contents.current.settings.quickLinks),
  }),
};
