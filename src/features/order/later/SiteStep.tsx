import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { House } from 'lucide';
import { useEffect, useEffectEvent, useId, useState, type BaseSyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { isChangeable } from '../../../../domain/orders/index.ts';
import type { Contract } from '../../../../domain/types.ts';
import type { AddressValues } from '../../../shared/address/address.form.ts';
import { useSavedForm } from '../../../shared/draft/useDraft.ts';
import {
  deliverySiteSchema,
  emptySite,
  type DeliverySiteInput,
  type DeliverySiteValues,
} from '../../../shared/deliverySite/deliverySite.form.ts';
import { DeliverySiteFields } from '../../../shared/deliverySite/DeliverySiteFields.tsx';
import { useDeliverySiteCheck } from '../../../shared/deliverySite/useDeliverySiteCheck.ts';
import { useDeliverySiteLabels } from '../../../shared/deliverySite/useDeliverySiteLabels.ts';
import { formUnder } from '../../../shared/form/formUnder.ts';
import { usePortalForm } from '../../../shared/form/usePortalForm.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DetailSkeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import * as v from 'valibot';
import type { CheckedSite } from '../order.draft.ts';
import { OwnSites } from './OwnSites.tsx';
import { StepForm } from '../StepForm.tsx';
import { UnderWayThere } from './UnderWayThere.tsx';
import { useOwnSites } from './useOwnSites.ts';
import { useOwnContract } from './useReplaced.ts';
import type { StepProps } from '../steps/step.ts';

interface SiteStepProps extends StepProps<DeliverySiteValues, 'site'> {
  /** As it was typed; empty where it was not asked. */
  postAddress: AddressValues;
  /** What the check has come to before; null where it has not. */
  checked: CheckedSite | null;
  onChecked(site: CheckedSite): void;
}

/** Post goes to a street in Finland, where something may be delivered too. */
const isHome = ({ typeOfAddress, country, streetName }: AddressValues) =>
  typeOfAddress === 'regularAddress' && country === 'FI' && streetName !== '';

const isSameAddress = (one: AddressValues, other: AddressValues) =>
  (Object.keys(other) as (keyof AddressValues)[]).every((name) => one[name] === other[name]);

/** What is told of the contract that is there: its services that are not tied to it go on. */
const ownFacts = ({ productName, addons }: Contract) => ({
  productName,
  services: Object.values(addons)
    .filter(({ detachedAddon }) => !detachedAddon)
    .map((addon) => addon.productName),
});

/** Who goes on without having chosen one of their own sites or another place is told so, where it is chosen (`order.ownSites`). */
function useUnchosen() {
  const { t } = useLingui();
  const id = useId();
  const [attempt, setAttempt] = useState(0);
  const text = t({ id: 'order.ownSites.choose', message: 'Valitse käyttöpaikka tai muu paikka' });
  const submit = (event?: BaseSyntheticEvent) => {
    event?.preventDefault();
    setAttempt(attempt + 1);
  };
  return {
    id,
    error: attempt > 0 ? `${text}.` : undefined,
    form: { submit, summary: { attempt, items: attempt > 0 ? [{ fieldId: id, text }] : [] } },
  };
}

/** Where it is delivered (`order.site`). */
export function SiteStep(props: SiteStepProps) {
  const { template, orderer, typed, previous, next, onSave, onBack, onNext, checked, onChecked, postAddress } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const { productKind } = template.product;
  const check = useDeliverySiteCheck({
    productKind: productKind === 'ValueAdded' ? 'Electricity' : productKind,
    customerId: orderer.customerId,
    leftToFind: checked?.deliverySite ?? null,
  });
  const form = usePortalForm({
    schema: v.object({ site: deliverySiteSchema() }),
    defaultValues: { site: typed },
    labels: useDeliverySiteLabels('site'),
    onSubmit: ({ site }: { site: DeliverySiteInput }) => check.send({ type: 'site.proceed', asked: site }),
  });
  useSavedForm(form.methods, { save: ({ site }) => onSave(site) });
  // The same product, in the place of the contract that is there (`order.ownContract`).
  const goToChange = (contractCode: string) =>
    void navigate({
      to: '/contracts/$contractCode/product-change/$campaignId/template/$templateId',
      params: { contractCode, campaignId: template.campaign.campaignId, templateId: template.product.templateId },
    });
  const code = useSelector(check, ({ context }) => context.ownContractCode);
  const meteringPointNo = useSelector(check, ({ context }) => context.check?.site?.meteringPointNo ?? null);
  const { found: own } = useOwnContract(orderer, { code, meteringPointNo });
  // One that has not begun, or ends already, cannot be changed: no way is drawn that leads nowhere.
  const isChanged = own === null || isChangeable(own, template.start.today);
  const isSame = own?.tariffNo === template.product.tariffNo;
  const { ownSites, isPending } = useOwnSites(orderer, productKind);
  const addressPart = formUnder<AddressValues, { site: DeliverySiteValues }, { site: DeliverySiteInput }>(
    form,
    'site.address',
  );
  const part = formUnder<DeliverySiteValues, { site: DeliverySiteValues }, { site: DeliverySiteInput }>(form, 'site');
  // By what was chosen, not by what stands in the fields: who types the id of an own site goes on typing.
  const [choice, setChoice] = useState<string | null>(typed.meteringPointId || null);
  const [isIdUnknown, address] = useWatch({
    control: form.methods.control,
    name: ['site.isIdUnknown', 'site.address'],
  });
  const chosen = isIdUnknown ? undefined : ownSites.find((site) => site.meteringPointId === choice);
  // Who types an address has decided; before that nothing is chosen but an only one.
  const isElsewhere = choice === '' || address.streetName !== '' || !isIdUnknown;
  const choose = (id: string) => {
    setChoice(id);
    part.set(ownSites.find((site) => site.meteringPointId === id)?.values ?? emptySite);
  };
  const only = choice === null && !isElsewhere && ownSites.length === 1 ? ownSites[0]?.meteringPointId : undefined;
  const chooseOnly = useEffectEvent(choose);
  useEffect(() => {
    if (only !== undefined) chooseOnly(only);
  }, [only]);
  // What there is to type stands there once it is delivered elsewhere.
  const isToChoose = ownSites.length > 0 && chosen === undefined && !isElsewhere;
  const unchosen = useUnchosen();
  const isOffered = isHome(postAddress) && chosen === undefined && !isSameAddress(address, postAddress);
  const fillIn = () => {
    addressPart.set(postAddress);
    form.methods.setFocus('site.address.streetName');
  };
  // A check that began by itself holds nobody: the press is taken, and the step left when it has come to an end.
  const isBusy = useSelector(check, (snapshot) => snapshot.hasTag('busy') && snapshot.context.isLeaving);
  const goOn = useEffectEvent((site: CheckedSite) => {
    // There is this very contract already: the page of the change says so (`change.same`).
    if (site.ownContractCode !== null && isSame) return goToChange(site.ownContractCode);
    onChecked(site);
    return onNext({ site });
  });
  const keep = useEffectEvent((site: CheckedSite) => onChecked(site));
  useEffect(() => {
    const heard = [
      check.on('site.ready', ({ site }) => goOn(site)),
      check.on('site.leftToFind', ({ site }) => keep(site)),
    ];
    return () => heard.forEach((subscription) => subscription.unsubscribe());
  }, [check]);
  return (
    <StepForm
      {...{ template, previous, next, onBack, isBusy }}
      form={isToChoose ? unchosen.form : form}
      heading={
        productKind === 'Heat'
          ? t({ id: 'order.site.headingOfHeat', message: 'Mihin lämpö toimitetaan?' })
          : productKind === 'SmallProduction'
            ? t({ id: 'order.site.headingOfProduction', message: 'Missä sähkö tuotetaan?' })
            : t({ id: 'order.site.heading', message: 'Mihin sähkö toimitetaan?' })
      }
    >
      {isOffered && (
        <div>
          <Button variant="secondary" icon={House} onClick={fillIn}>
            {t({ id: 'order.site.sameAsPost', message: 'Sama kuin postiosoite' })}
          </Button>
        </div>
      )}
      {isPending ? (
        <DetailSkeleton label={t({ id: 'order.ownSites.loading', message: 'Ladataan käyttöpaikkoja' })} />
      ) : (
        <>
          {ownSites.length > 0 && (
            <OwnSites
              sites={ownSites}
              chosen={chosen?.meteringPointId ?? (isElsewhere ? '' : null)}
              onChoose={choose}
              orderer={orderer}
              id={unchosen.id}
              error={isToChoose ? unchosen.error : undefined}
            />
          )}
          <DeliverySiteFields
            form={form}
            prefix="site"
            check={check}
            isChoice={isToChoose || chosen !== undefined}
            own={own && ownFacts(own)}
            isStaff={orderer.isStaff}
            onProductChange={isChanged ? goToChange : undefined}
          />
          <UnderWayThere {...{ check, orderer, productKind }} />
        </>
      )}
    </StepForm>
  );
}
