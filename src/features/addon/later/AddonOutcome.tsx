import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { NewAddition } from '../../../../domain/types.ts';
import type { addonMachine } from '../../../../machines/addon/addon.machine.ts';
import { AdditionOutcome } from '../../../shared/addition/later/AdditionOutcome.tsx';
import { useAdditionPrice } from '../../../shared/addition/useAdditionPrice.ts';
import type { Offered } from '../addon.form.ts';

interface AddonOutcomeProps {
  actor: ActorRefFrom<typeof addonMachine>;
  heading: string;
  offered: Offered;
  /** What the draft has chosen, for a page that does not know any more what was sent. */
  kept: string;
}

/** What has become of an add-on. */
export function AddonOutcome({ actor, heading, offered: { addons, contract }, kept }: AddonOutcomeProps) {
  const { t } = useLingui();
  const { text } = useAdditionPrice();
  const request = useSelector(actor, ({ context }) => context.submission?.request ?? null) as NewAddition | null;
  const sent = addons.find(({ templateId }) => templateId === (request?.selectedAddon ?? kept));
  return (
    <AdditionOutcome
      {...{ actor, heading }}
      facts={
        sent
          ? [
              {
                label: t({ id: 'addon.choice', message: 'Lisäpalvelu' }),
                value: `${sent.productName}, ${text(sent)}`,
              },
            ]
          : []
      }
      contractCode={contract?.contractCode ?? null}
    />
  );
}
