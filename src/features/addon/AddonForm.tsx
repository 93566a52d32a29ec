import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { addonMachine } from '../../../machines/addon/addon.machine.ts';
import type { Addon } from '../../../domain/types.ts';
import { isSiteAsked } from '../../shared/addition/addition.form.ts';
import { AdditionTrail } from '../../shared/addition/AdditionTrail.tsx';
import type { AdditionActors } from '../../shared/addition/later/addition.actors.ts';
import type { ConsentBox } from '../../shared/consents/consents.form.ts';
import type { DraftInUse } from '../../shared/draft/useDraft.ts';
import { late } from '../../shared/late.ts';
import { DraftNotice } from '../../shared/form/DraftNotice.tsx';
import { PortalForm } from '../../shared/form/PortalForm.tsx';
import type { Orderer } from '../../shared/sale/useOrderer.ts';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { FormField, FormRows } from '../../ui/Form/Form.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import type { AddonInput, AddonValues, Offered } from './addon.form.ts';
import { AddonAside } from './AddonAside.tsx';
import { AddonChoice } from './AddonChoice.tsx';
import { useAddonForm } from './useAddonForm.ts';

/** What is said before the button stands below what is chosen, and comes while that is looked at. */
const AddonEnd = late(() => import('./later/AddonEnd.tsx'), 'AddonEnd');
/** Of an employee, and of whoever has not signed in. */
const SellerMissing = late(() => import('../../shared/sale/later/SellerMissing.tsx'), 'SellerMissing');
const AddonSite = late(() => import('./later/AddonSite.tsx'), 'AddonSite');

interface AddonFormProps {
  actor: ActorRefFrom<typeof addonMachine>;
  heading: string;
  offered: Offered;
  orderer: Orderer;
  draft: DraftInUse<AddonValues>;
  wanted: string | null;
  onSubmit(addon: Addon, input: AddonInput, boxes: readonly ConsentBox[]): void;
  onActors(actors: AdditionActors): void;
}

/** What may be added, what is asked besides, and what is said before the button (`addition.page`, `addition.anonymous`). */
export function AddonForm({ actor, heading, offered, orderer, draft, wanted, onSubmit, onActors }: AddonFormProps) {
  const { t } = useLingui();
  const { contract, addons, startText } = offered;
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
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isNotAllowed = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'notAllowed' }));
  const choose = useEffectEvent(() => actor.send({ type: 'addon.choose' }));
  const { subscribe } = form.methods;
  useEffect(() => subscribe({ name: 'addon', formState: { values: true }, callback: () => choose() }), [subscribe]);
  const place = contract === null ? '' : `${contract.productName}, ${contract.place}`;

  return (
    <>
      <AdditionTrail contract={contract} current={heading} />
      <Stack gap="large">
        <PageHeading
          lead={
            contract !== null
              ? t({ id: 'addon.lead', message: `Lisäpalvelu liitetään sopimukseen ${place}.` })
              : orderer.needsProof
                ? t({
                    id: 'addon.leadOfStranger',
                    message: 'Lisäpalvelu liitetään sähkösopimukseesi. Vahvistat tilauksen lopuksi pankkitunnuksilla.',
                  })
                : t({
                    id: 'addon.leadOfPlace',
                    message: 'Lisäpalvelu liitetään sähkösopimukseen, jonka löydämme käyttöpaikan perusteella.',
                  })
          }
        >
          {heading}
        </PageHeading>
        {orderer.isStaff && (
          <Suspense>
            <SellerMissing orderer={orderer} />
          </Suspense>
        )}
        {draft.isRestored && !isBusy && <DraftNotice {...draft} onStartAgain={draft.startAgain} />}
        {isNotAllowed && (
          <Notice tone="warning" role="alert">
            {t({
              id: 'addon.notAllowed',
              message: 'Valitsemaasi lisäpalvelua ei voi tilata täällä. Valitse toinen.',
            })}
          </Notice>
        )}
        <Columns isAsideFirst aside={chosen && <AddonAside addon={chosen} startText={startText} />}>
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
                  <AddonSite {...{ form, asked }} onReady={sent} readOnly={isBusy} />
                </Suspense>
              )}
              <FormRows>
                <FormField>
                  <TextField {...form.field('email')} type="email" autoComplete="email" readOnly={isBusy} />
                </FormField>
                {contract === null && (
                  <FormField width="half">
                    <TextField {...form.field('phone')} type="tel" autoComplete="tel" readOnly={isBusy} />
                  </FormField>
                )}
              </FormRows>
            </Stack>
            {chosen && (
              <Suspense>
                <AddonEnd {...{ form, actor, orderer, chosen, boxes, startText, onActors }} />
              </Suspense>
            )}
          </PortalForm>
        </Columns>
      </Stack>
    </>
  );
}
