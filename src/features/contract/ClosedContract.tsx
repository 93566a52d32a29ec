import { useLingui } from '@lingui/react/macro';
import type { Contract } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { hasNeverBegun } from '../../shared/contracts/contracts.view.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';

/** What closed a contract, and when (`contract.closed`). */
export function ClosedContract({ contract, closed }: { contract: Contract; closed: NonNullable<Contract['closed']> }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const on = date(closed.on);
  const by = closed.by ?? '';
  return (
    <Notice tone="info" role="none">
      {closed.how === 'replaced'
        ? t({ id: 'contract.replaced', message: `Sopimus ei alkanut. Sen tilalle tilattiin ${on} ${by}.` })
        : hasNeverBegun(contract)
          ? t({
              id: 'contract.withdrawn',
              message: `Sopimus peruutettiin ${on}. Se ei alkanut, eikä siitä tule laskua.`,
            })
          : t({
              id: 'contract.withdrawnRunning',
              message: `Sopimus peruutettiin ${on}, ja se päättyi samana päivänä.`,
            })}
    </Notice>
  );
}
