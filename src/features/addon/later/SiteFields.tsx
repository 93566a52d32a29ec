import { useEffect, useEffectEvent, useRef } from 'react';
import type { CheckedSite } from '../../../../machines/delivery-site-check/deliverySiteCheck.types.ts';
import { DeliverySiteFields } from '../../../shared/deliverySite/DeliverySiteFields.tsx';
import { useDeliverySiteCheck } from '../../../shared/deliverySite/useDeliverySiteCheck.ts';
import type { PortalForm } from '../../../shared/form/usePortalForm.ts';
import type { AddonInput, AddonValues } from '../addon.form.ts';

interface SiteFieldsProps {
  form: PortalForm<AddonValues, AddonInput>;
  /** What is to be sent as soon as it is known that there is a site; null while nothing is. */
  asked: AddonInput | null;
  onReady(input: AddonInput): void;
  readOnly: boolean;
}

/** Where the contract is: the register says whether there is a delivery site, and nothing else (`addition.anonymous`). */
export function SiteFields({ form, asked, onReady, readOnly }: SiteFieldsProps) {
  const waiting = useRef<AddonInput | null>(null);
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
  return <DeliverySiteFields form={form} prefix="site" check={check} readOnly={readOnly} mustBeFound isIdEnough />;
}
