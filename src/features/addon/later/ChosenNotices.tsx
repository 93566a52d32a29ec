import { useLingui } from '@lingui/react/macro';
import type { Addon } from '../../../../domain/types.ts';
import { Notice } from '../../../ui/Notice/Notice.tsx';

/** What is said of the one that is chosen, before it is ordered (`addition.detached`, `addition.package`). */
export function ChosenNotices({ addon }: { addon: Addon }) {
  const { t } = useLingui();
  const { productName, detachedAddon, takesIn } = addon;
  const taken = takesIn.join(', ');
  return (
    <>
      {detachedAddon && (
        <Notice tone="info">
          {t({
            id: 'addon.detached',
            message: `${productName} on erillinen palvelu. Se jatkuu, vaikka sähkösopimuksesi päättyisi.`,
          })}
        </Notice>
      )}
      {takesIn.length > 0 && (
        <Notice tone="info">
          {t({
            id: 'addon.takesIn',
            message: `${productName} korvaa nämä palvelut, ja ne päättyvät, kun se alkaa: ${taken}.`,
          })}
        </Notice>
      )}
    </>
  );
}
