import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { DeliverySiteFields } from '../../shared/deliverySite/DeliverySiteFields.tsx';
import type { DeliverySiteInput } from '../../shared/deliverySite/deliverySite.form.ts';
import { useDeliverySiteCheck } from '../../shared/deliverySite/useDeliverySiteCheck.ts';
import type { PortalForm } from '../../shared/form/usePortalForm.ts';
import type { AddonInput, AddonValues } from './addon.form.ts';

/** How the form has it looked at where it is. */
export interface SiteCheck {
  proceed(site: DeliverySiteInput, goOn: (site: DeliverySiteInput) => void): void;
}

interface SiteFieldsProps {
  form: PortalForm<AddonValues, AddonInput>;
  check: RefObject<SiteCheck | null>;
  readOnly: boolean;
}

/** Where the contract is: the register says whether there is a delivery site, and nothing else (`addition.anonymous`). */
export function SiteFields({ form, check, readOnly }: SiteFieldsProps) {
  const next = useRef<{ site: DeliverySiteInput; goOn(site: DeliverySiteInput): void } | null>(null);
  const site = useDeliverySiteCheck({ productKind: 'Electricity', customerId: null, leftToFind: null });
  const ready = useEffectEvent((found: { deliverySite: { address: DeliverySiteInput['address'] | null } | null }) => {
    const waiting = next.current;
    next.current = null;
    // The register's address may have taken the place of what was typed.
    if (waiting) waiting.goOn({ ...waiting.site, address: found.deliverySite?.address ?? waiting.site.address });
  });
  useEffect(() => {
    const heard = site.on('site.ready', (event) => ready(event.site));
    check.current = {
      proceed: (asked, goOn) => {
        next.current = { site: asked, goOn };
        site.send({ type: 'site.proceed', asked });
      },
    };
    return () => {
      heard.unsubscribe();
      check.current = null;
    };
  }, [site, check]);
  return <DeliverySiteFields form={form} prefix="site" check={site} readOnly={readOnly} mustBeFound />;
}
