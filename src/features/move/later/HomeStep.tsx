import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import type { MoveStep, MoveValues } from '../../../../domain/move/index.ts';
import type { CheckedSite } from '../../../../machines/delivery-site-check/deliverySiteCheck.types.ts';
import {
  deliverySiteSchema,
  type DeliverySiteInput,
  type DeliverySiteValues,
} from '../../../shared/deliverySite/deliverySite.form.ts';
import { DeliverySiteFields } from '../../../shared/deliverySite/DeliverySiteFields.tsx';
import { useDeliverySiteCheck } from '../../../shared/deliverySite/useDeliverySiteCheck.ts';
import { useDeliverySiteLabels } from '../../../shared/deliverySite/useDeliverySiteLabels.ts';
import { useSavedForm } from '../../../shared/draft/useDraft.ts';
import { StepForm } from '../../../shared/form/StepForm.tsx';
import { usePortalForm } from '../../../shared/form/usePortalForm.ts';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';
import type { MoveDraft } from '../move.draft.ts';
import type { MoveFrom } from '../move.form.ts';
import { useStepNames } from '../useMoveWords.ts';
import { OwnInNewHome } from './OwnInNewHome.tsx';

interface HomeStepProps {
  from: MoveFrom;
  typed: MoveDraft['home'];
  /** The contract that moves; null where it is found after the proof. */
  contractCode: string | null;
  onSave(typed: MoveDraft['home']): void;
  onOpen(step: MoveStep): void;
  onNext(home: MoveValues['home']): void;
}

/** The new home as it is sent; null where it has no address. */
function homeOf({ deliverySite }: CheckedSite): MoveValues['home'] | null {
  const { address = null, meteringPointId = null, isToBeFound = false } = deliverySite ?? {};
  return address && { address, meteringPointId, isToBeFound };
}

/** What was left to the retailer to find before; null where nothing was. */
function leftToFind({ site, isToBeFound }: MoveDraft['home']): CheckedSite['deliverySite'] {
  const read = v.safeParse(deliverySiteSchema(), site);
  return isToBeFound && read.success ? { ...read.output, isToBeFound } : null;
}

/** Where the new home is; its delivery site is checked (`move.home`). */
export function HomeStep({ from, typed, contractCode, onSave, onOpen, onNext }: HomeStepProps) {
  const { t } = useLingui();
  const names = useStepNames();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const check = useDeliverySiteCheck({
    productKind: 'Electricity',
    customerId: from.customerId,
    leftToFind: leftToFind(typed),
  });
  const form = usePortalForm({
    schema: v.object({ site: deliverySiteSchema() }),
    defaultValues: { site: typed.site },
    labels: useDeliverySiteLabels('site'),
    onSubmit: ({ site }: { site: DeliverySiteInput }) => check.send({ type: 'site.proceed', asked: site }),
  });
  useSavedForm(form.methods, {
    save: ({ site }: { site: DeliverySiteValues }) => onSave({ site, isToBeFound: false }),
  });
  const isBusy = useSelector(check, (snapshot) => snapshot.hasTag('busy') && snapshot.context.isLeaving);
  const keep = useEffectEvent((site: CheckedSite) =>
    onSave({ site: form.methods.getValues('site'), isToBeFound: homeOf(site)?.isToBeFound ?? false }),
  );
  const goOn = useEffectEvent((site: CheckedSite) => {
    const home = homeOf(site);
    keep(site);
    if (home) onNext(home);
  });
  useEffect(() => {
    const heard = [
      check.on('site.ready', ({ site }) => goOn(site)),
      check.on('site.leftToFind', ({ site }) => keep(site)),
    ];
    return () => heard.forEach((subscription) => subscription.unsubscribe());
  }, [check]);
  return (
    <StepForm
      {...{ form, isBusy }}
      heading={
        speaksOfCustomer
          ? t({ id: 'move.home.headingOfStaff', message: 'Minne asiakas muuttaa?' })
          : t({ id: 'move.home.heading', message: 'Minne muutat?' })
      }
      previous={{ name: names.move, onOpen: () => onOpen('move') }}
      nextName={names.bill}
    >
      <DeliverySiteFields
        {...{ form, check }}
        isStaff={speaksOfCustomer}
        prefix="site"
        insteadOfOwn={<OwnInNewHome contractCode={contractCode} />}
      />
    </StepForm>
  );
}
