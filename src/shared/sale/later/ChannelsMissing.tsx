import { useLingui } from '@lingui/react/macro';
import { Notice } from '../../../ui/Notice/Notice.tsx';

/** Who has no channel to sell in is told so first, before they fill in anything (`order.salesLists`). */
export function ChannelsMissing() {
  const { t } = useLingui();
  return (
    <Notice tone="warning" role="none" title={t({ id: 'order.noChannels', message: 'Et voi vielä myydä' })}>
      {t({
        id: 'order.noChannelsText',
        message: 'Sinulle ei ole annettu myyntikanavia. Pyydä ne esihenkilöltäsi ja kirjaudu sitten uudelleen.',
      })}
    </Notice>
  );
}
