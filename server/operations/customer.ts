import { helsinkiToday } from '../../domain/time/index.ts';
import { rowOf } from '../access/objects.ts';
import { recordStaffAccess } from '../access/staffAudit.ts';
import { ProblemError } from '../problem.ts';
import {
  findCustomer,
  findOwner,
  findRepresentations,
  findRepresentatives,
  revokeRepresentation,
} from '../store/customers.ts';
import { representationsView } from '../views/customers.ts';
import type { HandlersOf } from './handler.ts';

export const handlers: HandlersOf<'customer'> = {
  getCustomer: async ({ params }, _actor, { database }) => {
    const customer = await findCustomer(database.db, params.customerId);
    if (!customer) throw new ProblemError('resource.notFound');
    return { status: 200, body: customer };
  },

  getRepresentations: async ({ query, raw }, actor, context) => {
    const { database, clock } = context;
    const isOwn = query.customerId === undefined || query.customerId === actor.customerId;
    const sub = isOwn ? actor.session?.sub : await findOwner(database.db, query.customerId ?? '');
    const found =
      sub && representationsView(await findRepresentations(database.db, sub, helsinkiToday(clock().getTime())));
    if (!found) throw new ProblemError('resource.notFound');
    // The customers whom it names are none that the employee has opened.
    const others = found.representing.map(({ customerId }) => customerId);
    if (raw.relation === 'acting') await recordStaffAccess(context, actor, 'getRepresentations', others);
    return { status: 200, body: found };
  },

  getRepresentatives: async ({ params: { customerId } }, _actor, { database, clock }) => ({
    status: 200,
    body: { representatives: await findRepresentatives(database.db, customerId, helsinkiToday(clock().getTime())) },
  }),

  endRepresentation: async ({ object }, _actor, { database, clock }) => {
    const ended = rowOf('representation', object);
    if (!ended) throw new ProblemError('resource.notFound');
    await revokeRepresentation(database.db, ended.id, clock());
    return { status: 204 };
  },
};
