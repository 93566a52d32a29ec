import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { addonMachine } from '../../../machines/addon/addon.machine.ts';
import type { Addon } from '../../../domain/types.ts';
import { ConsentBoxes } from '../../shared/consents/ConsentBoxes.tsx';
import { ConsentWords } from '../../shared/consents/ConsentWords.tsx';
import type { ConsentBox } from '../../shared/consents/consents.form.ts';
import type { DraftInUse } from '../../shared/draft/useDraft.ts';
import { useCountdown } from '../../shared/failure/useCountdown.ts';
import { late } from '../../shared/late.ts';
import { DraftNotice } from '../../shared/form/DraftNotice.tsx';
import { PortalForm } from '../../shared/form/PortalForm.tsx';
import type { PortalForm as Form } from '../../shared/form/usePortalForm.ts';
import { isOffer } from '../../shared/sale/sold.ts';
import type { Orderer } from '../../shared/sale/useOrderer.ts';
import { SubmissionStatus, useIsUnknown } from '../../shared/submission/SubmissionStatus.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { FormActions, FormField, FormRows } from '../../ui/Form/Form.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import type { AddonInput, AddonValues, Offered } from './addon.form.ts';
import { AddonAside } from './AddonAside.tsx';
import { AddonChoice } from './AddonChoice.tsx';
import { AddonFailure } from './AddonFailure.tsx';
import { AddonTerms } from './AddonTerms.tsx';
import { AddonTrail } from './AddonTrail.tsx';
import { isSiteAsked, useAddonForm } from './useAddonForm.ts';

/** Of an employee, and of whoever has not signed in. */
const Sales = late(() => import('./AddonSales.tsx'), 'AddonSales');
const SiteFields = late(() => import('./SiteFields.tsx'), 'SiteFields');

interface AddonFormProps {
  actor: ActorRefFrom<typeof addonMachine>;
  heading: string;
  offered: Offered;
  orderer: Orderer;
  draft: DraftInUse<AddonValues>;
  wanted: string | null;
  onSubmit(addon: Addon, input: AddonInput, boxes: readonly ConsentBox[]): void;
}

/** The button that sends it, by what is sent. */
function useSubmitText(form: Form<AddonValues, AddonInput>, chosen: Addon | undefined, orderer: Orderer): string {
  const { t } = useLingui();
  const { salesChannel, importAsOffer } = form.methods.watch();
  if (chosen && isOffer({ product: chosen }, orderer, { salesChannel, importAsOffer }))
    return t({ id: 'order.submitOffer', message: 'Lähetä tarjous' });
  return orderer.isStaff
    ? t({ id: 'order.submitRefund', message: 'Lähetä tilaus' })
    : t({ id: 'order.submit', message: 'Tilaa ja sitoudu maksamaan' });
}

/** What may be added, what is asked besides, and what is said before the button (`addition.page`, `addition.anonymous`). */
export function AddonForm({ actor, heading, offered, orderer, draft, wanted, onSubmit }: AddonFormProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const { contract, addons, startDate } = offered;
  const [asked, setAsked] = useState<AddonInput | null>(null);
  const asksSite = isSiteAsked(offered);
  const sent = (input: AddonInput) => {
    const addon = addonOf(input.addon);
    if (addon) onSubmit(addon, input, boxesOf(input));
  };
  const { form, addonOf, boxesOf, chosen, boxes } = useAddonForm({
    offered,
    orderer,
    draft,
    wanted,
    // Where it is is looked at before it is sent.
    onSubmit: (input) => (asksSite ? setAsked({ ...input }) : sent(input)),
  });
  const submission = useSelector(actor, ({ children }) => children.submission);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useIsUnknown(submission);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? '' : String(Object.values(value)[0])));
  const submitText = useSubmitText(form, chosen, orderer);
  const choose = useEffectEvent(() => actor.send({ type: 'addon.choose' }));
  const { subscribe } = form.methods;
  useEffect(() => subscribe({ name: 'addon', formState: { values: true }, callback: () => choose() }), [subscribe]);
  const place = contract === null ? '' : `${contract.productName}, ${contract.place}`;

  return (
    <>
      <AddonTrail contract={contract} current={heading} />
      <Columns isAsideFirst aside={chosen && <AddonAside addon={chosen} startDate={startDate} />}>
        <Stack gap="large">
          <PageHeading
            lead={
              contract === null
                ? t({
                    id: 'addon.leadOfStranger',
                    message: 'Lisäpalvelu liitetään sähkösopimukseesi. Vahvistat tilauksen lopuksi pankkitunnuksilla.',
                  })
                : t({ id: 'addon.lead', message: `Lisäpalvelu liitetään sopimukseen ${place}.` })
            }
          >
            {heading}
          </PageHeading>
          {draft.isRestored && !isBusy && <DraftNotice {...draft} onStartAgain={draft.startAgain} />}
          {state === 'notAllowed' && (
            <Notice tone="warning" role="alert">
              {t({
                id: 'addon.notAllowed',
                message: 'Valitsemaasi lisäpalvelua ei voi tilata täällä. Valitse toinen.',
              })}
            </Notice>
          )}
          <PortalForm form={form}>
            <Stack gap="large">
              <AddonChoice {...{ form, addons, chosen }} />
              {offered.hasEnvironmental && (
                <Note>
                  {t({
                    id: 'addon.hasGreen',
                    message: 'Sopimuksessa on jo ympäristöpalvelu, joten muita ympäristöpalveluja ei näytetä.',
                  })}
                </Note>
              )}
              {asksSite && (
                <Suspense>
                  <SiteFields {...{ form, asked }} onReady={sent} readOnly={isBusy} />
                </Suspense>
              )}
              <FormRows>
                <FormField width="half">
                  <TextField {...form.field('email')} type="email" autoComplete="email" readOnly={isBusy} />
                </FormField>
                {contract === null && (
                  <FormField width="half">
                    <TextField {...form.field('phone')} type="tel" autoComplete="tel" readOnly={isBusy} />
                  </FormField>
                )}
              </FormRows>
              {chosen && (
                <AddonTerms addon={chosen} start={t({ id: 'addon.start', message: 'Alkaa' })} day={date(startDate)} />
              )}
              {chosen && orderer.isStaff && (
                <Suspense>
                  <Sales {...{ form, chosen, orderer }} readOnly={isBusy} />
                </Suspense>
              )}
              {chosen && boxes.length > 0 && (
                <ConsentBoxes form={form} prefix="consents" boxes={boxes} readOnly={isBusy}>
                  {(words) => <ConsentWords words={words} terms={chosen.terms} sold={[chosen]} />}
                </ConsentBoxes>
              )}
              {submission ? (
                <SubmissionStatus submission={submission} />
              ) : (
                <AddonFailure {...{ state, failure, secondsLeft }} />
              )}
            </Stack>
            <FormActions>
              <Button type="submit" isBusy={isBusy && !isUnknown} isDisabled={secondsLeft > 0 || isUnknown}>
                {submitText}
              </Button>
            </FormActions>
          </PortalForm>
        </Stack>
      </Columns>
    </>
  );
}
