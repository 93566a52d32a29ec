import { kindOf } from '../../domain/contracts/index.ts';
import { helsinkiToday } from '../../domain/time/index.ts';
import { ProblemError } from '../problem.ts';
import { findCustomer } from '../store/customers.ts';
import { findDeliverySites } from '../store/deliverySites.ts';
import { deliverySiteView } from '../views/deliverySites.ts';
import type { HandlersOf } from './handler.ts';

export const handlers: HandlersOf<'deliverySite'> = {
  findDeliverySites: async ({ query }, _actor, { database, clock, contents }) => {
    const { customerId, meteringPointId = null, contractCode = null, ignoreDH } = query;
    const today = helsinkiToday(clock().getTime());
    const found = await findDeliverySites(database.db, { customerId, meteringPointId, contractCode, today });
    // Only an employee may have opened a customer who is there no more.
    if (found.length === 0 && !(await findCustomer(database.db, customerId)))
      throw new ProblemError('resource.notFound');
    const sites = found.filter(({ kind }) => ignoreDH !== 'true' || kindOf(kind) !== 'heat');
    const { consumptionContractGroups } = contents.current.settings;
    const deliverySites = sites.map((site) => deliverySiteView(site, today, consumptionContractGroups));
    return { status: 200, body: { deliverySites } };
  },
};
