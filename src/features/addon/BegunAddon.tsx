import { useLingui } from '@lingui/react/macro';
import { late } from '../../shared/late.ts';
import { BegunAddition } from '../../shared/addition/BegunAddition.tsx';
import { addonDraft, type Offered } from './addon.form.ts';
import { AddonFlow } from './AddonFlow.tsx';

/** Who has sent nothing yet needs nothing of what sends it. */
const SentAddon = late(() => import('./later/SentAddon.tsx'), 'SentAddon');

/** One add-on with its draft, once it is known who orders. */
export function BegunAddon({ offered }: { offered: Offered }) {
  const { t } = useLingui();
  const loading = t({ id: 'addon.loading', message: 'Ladataan lisäpalveluja' });
  return (
    <BegunAddition {...{ offered, loading }} kind={addonDraft(offered)} isLock={false}>
      {(begun, isSent) =>
        isSent ? <SentAddon {...{ offered, ...begun }} /> : <AddonFlow {...{ offered, ...begun }} />
      }
    </BegunAddition>
  );
}
