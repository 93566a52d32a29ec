import { byStranger } from '../../../tests/addons/adding.ts';
import { keptOf } from '../kept.ts';
import { recipientOf } from '../kind.ts';
import { orderName } from '../orderRows.ts';

/** A stranger's add-on, who names the metering point of a contract and proves it later. */
export const kind = keptOf({
  take: ({ writer }) => writer.contracts.pop() ?? null,
  path: '/api/contract/vap-addition',
  action: 'vapAddition',
  body: (intent) =>
    byStranger({ meteringPointId: `Y${intent.about}` }, 'sahkovahti', { email: recipientOf(orderName(intent)) }),
  nameOf: orderName,
});
