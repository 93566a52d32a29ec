import { useEffect, useEffectEvent, useRef } from 'react';
import type { CheckedSite } from '../../../../machines/delivery-site-check/deliverySiteCheck.types.ts';
import type { DeliverySiteInput } from '../../deliverySite/deliverySite.form.ts';
import { useDeliverySiteCheck } from '../../deliverySite/useDeliverySiteCheck.ts';

/**
 * Looks at where the contract is before anything is sent: the register says whether there is a delivery site, and nothing else
 * (`addition.anonymous`).
 *
 * @param asked what is to be sent as soon as it is known that there is a site; null while nothing is
 */
export function useCheckedSite<Input extends { site: DeliverySiteInput | null }>(
  asked: Input | null,
  onReady: (input: Input) => void,
): ReturnType<typeof useDeliverySiteCheck> {
  const waiting = useRef<Input | null>(null);
  const check = useDeliverySiteCheck({ productKind: 'Electricity', customerId: null, leftToFind: null });
  const goOn = useEffectEvent(({ deliverySite }: CheckedSite) => {
    const input = waiting.current;
    waiting.current = null;
    if (!input?.site) return;
    // The register's address may have taken the place of what was typed.
    onReady({ ...input, site: { ...input.site, address: deliverySite?.address ?? input.site.address } });
  });
  useEffect(() => {
    const heard = check.on('site.ready', ({ site }) => goOn(site));
    return () => heard.unsubscribe();
  }, [check]);
  useEffect(() => {
    if (!asked?.site) return;
    waiting.current = asked;
    check.send({ type: 'site.proceed', asked: asked.site });
    // It was looked at for a try before, and is what it was.
    if (check.getSnapshot().matches('left'))
      goOn({ deliverySite: null, meteringPointInfo: null, ownContractCode: null });
  }, [asked, check]);
  return check;
}
