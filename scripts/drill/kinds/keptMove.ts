import { byStranger } from '../../../tests/moves/moving.ts';
import { keptOf } from '../kept.ts';
import { recipientOf } from '../kind.ts';
import { unknownHome } from '../moveRows.ts';
import { orderName } from '../orderRows.ts';

/** A stranger's move, who names the metering point of a contract and proves it later. */
export const kind = keptOf({
  take: ({ writer }) => writer.contracts.pop() ?? null,
  path: '/api/contract/move',
  action: 'move',
  body: (intent, { person: { givenName, familyName } }) =>
    byStranger(
      { meteringPointId: `Y${intent.about}`, name: `${givenName} ${familyName}` },
      { ...unknownHome(), email: recipientOf(orderName(intent)) },
    ),
  nameOf: orderName,
});
