import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import type { ActorRefFrom } from 'xstate';
import type { priceLockMachine } from '../../../machines/price-lock/priceLock.machine.ts';
import type { Addon } from '../../../domain/types.ts';
import type { Locale } from '../../i18n/locale.ts';
import { ConsentBoxes } from '../../shared/consents/ConsentBoxes.tsx';
import { ConsentWords } from '../../shared/consents/ConsentWords.tsx';
import { consentLabels } from '../../shared/consents/consentLabels.ts';
import { useSavedForm, type DraftInUse } from '../../shared/draft/useDraft.ts';
import { useCountdown } from '../../shared/failure/useCountdown.ts';
import { PortalForm } from '../../shared/form/PortalForm.tsx';
import { usePortalForm } from '../../shared/form/usePortalForm.ts';
import { late } from '../../shared/late.ts';
import { isOffer } from '../../shared/sale/sold.ts';
import type { Orderer } from '../../shared/sale/useOrderer.ts';
import { SubmissionStatus, useIsUnknown } from '../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { FormActions, FormField, FormRows } from '../../ui/Form/Form.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { isEmail, lockConsents, lockSchema, type LockValues, type OfferedLock } from './priceLock.form.ts';
import { LockAddress } from './LockAddress.tsx';
import { LockAside } from './LockAside.tsx';
import { LockFacts } from './LockFacts.tsx';
import { LockPanel } from './LockPanel.tsx';
import { LockTrail } from './LockTrail.tsx';

const AddressDialog = late(() => import('./later/AddressDialog.tsx'), 'AddressDialog', { meanwhile: null });
/** The picture comes beside the page. */
const LockProfile = late(() => import('./later/LockProfile.tsx'), 'LockProfile');
/** Of an employee, and of what was not taken. */
const LockSales = late(() => import('./later/LockSales.tsx'), 'LockSales');
const LockFailure = late(() => import('./later/LockFailure.tsx'), 'LockFailure');

interface LockFormProps {
  actor: ActorRefFrom<typeof priceLockMachine>;
  heading: string;
  offered: OfferedLock;
  lock: Addon;
  orderer: Orderer;
  draft: DraftInUse<LockValues>;
  onSubmit(lock: Addon, values: LockValues): void;
}

/** The price, how it compares, what it changes, and what is ordered (`priceLock.page`). */
export function LockForm({ actor, heading, offered, lock, orderer, draft, onSubmit }: LockFormProps) {
  const { t, i18n } = useLingui();
  const { contract, priceLock, consents } = offered;
  const { terms, boxes } = lockConsents(offered);
  const form = usePortalForm<LockValues, LockValues>({
    schema: v.lazy((typed) =>
      lockSchema({
        boxes: isOffer({ product: lock }, orderer, typed as LockValues) ? [] : boxes,
        isPhoneAsked: contract === null,
        orderer,
      }),
    ) as v.GenericSchema<LockValues, LockValues>,
    defaultValues: {
      ...draft.values,
      email: draft.values.email || (orderer.customer?.email ?? ''),
      phone: draft.values.phone || (orderer.customer?.mobileNumber ?? ''),
    },
    labels: {
      email: t({ id: 'addon.email', message: 'Sähköpostiosoite' }),
      phone: t({ id: 'addon.phone', message: 'Puhelinnumero' }),
      salesChannel: t({ id: 'order.salesChannel', message: 'Myyntikanava' }),
      salesPointId: t({ id: 'order.salesPoint', message: 'Myyntipiste' }),
      importAsOffer: t({ id: 'order.importAsOffer', message: 'Lähetetään tarjouksena, jonka asiakas hyväksyy itse' }),
      ...consentLabels('consents', consents, i18n.locale as Locale),
    },
    onSubmit: (values) => onSubmit(lock, values),
  });
  useSavedForm(form.methods, draft);
  const [email, salesChannel, importAsOffer] = useWatch({
    control: form.methods.control,
    name: ['email', 'salesChannel', 'importAsOffer'],
  });
  const submission = useSelector(actor, ({ children }) => children.submission);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isUnknown = useIsUnknown(submission);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? '' : String(Object.values(value)[0])));
  // A form of its own, beside the other.
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'asking' }));
  const closeDialog = () => actor.send({ type: 'address.close' });
  const secondsLeft = useCountdown(failure?.retryAfter ?? null, failure);
  const sendsOffer = isOffer({ product: lock }, orderer, { salesChannel, importAsOffer });
  const isKnown = contract !== null;
  const place = contract === null ? '' : `${contract.productName}, ${contract.place}`;
  const profile = 'comparison' in priceLock ? priceLock.comparison : null;
  const submitText = sendsOffer
    ? t({ id: 'order.submitOffer', message: 'Lähetä tarjous' })
    : orderer.isStaff
      ? t({ id: 'order.submitRefund', message: 'Lähetä tilaus' })
      : t({ id: 'order.submit', message: 'Tilaa ja sitoudu maksamaan' });

  return (
    <>
      <LockTrail contract={contract} current={heading} />
      <Stack gap="large">
        <PageHeading
          lead={
            isKnown
              ? t({ id: 'priceLock.lead', message: `Lukittu hinta koskee sopimusta ${place}.` })
              : t({
                  id: 'priceLock.leadOfStranger',
                  message: 'Lukittu hinta liitetään sähkösopimukseesi. Vahvistat tilauksen lopuksi pankkitunnuksilla.',
                })
          }
        >
          {heading}
        </PageHeading>
        <LockPanel {...{ lock, priceLock }} />
        {profile && (
          <Suspense fallback={<DetailSkeleton label={t({ id: 'priceLock.loading', message: 'Ladataan hintaa' })} />}>
            <LockProfile {...{ lock, profile }} period={priceLock.period} />
          </Suspense>
        )}
        <PortalForm form={form}>
          <Columns aside={<LockAside {...{ lock, priceLock }} />}>
            <Stack gap="large">
              <LockFacts {...{ lock, priceLock }} />
              {isKnown ? (
                <LockAddress {...{ actor, email }} />
              ) : (
                <FormRows>
                  <FormField width="half">
                    <TextField {...form.field('email')} type="email" autoComplete="email" readOnly={isBusy} />
                  </FormField>
                  <FormField width="half">
                    <TextField {...form.field('phone')} type="tel" autoComplete="tel" readOnly={isBusy} />
                  </FormField>
                </FormRows>
              )}
              {orderer.isStaff && (
                <Suspense>
                  <LockSales {...{ form, lock, orderer }} readOnly={isBusy} />
                </Suspense>
              )}
              {!sendsOffer && boxes.length > 0 && (
                <ConsentBoxes form={form} prefix="consents" boxes={boxes} readOnly={isBusy} />
              )}
              {submission ? (
                <SubmissionStatus submission={submission} />
              ) : (
                <Suspense>
                  <LockFailure {...{ state, failure, secondsLeft }} />
                </Suspense>
              )}
              {!sendsOffer && terms && (
                <Note>
                  {t({ id: 'priceLock.byOrdering', message: 'Tilaamalla vahvistat:' })}{' '}
                  <ConsentWords words={terms} terms={lock.terms} />
                </Note>
              )}
              <FormActions>
                <Button
                  type="submit"
                  isBusy={isBusy && !isUnknown}
                  isDisabled={secondsLeft > 0 || isUnknown || (isKnown && !isEmail(email))}
                >
                  {submitText}
                </Button>
              </FormActions>
            </Stack>
          </Columns>
        </PortalForm>
        {isAsking && (
          <Suspense>
            <AddressDialog
              email={email}
              onChange={(address) => {
                form.methods.setValue('email', address);
                closeDialog();
              }}
              onClose={closeDialog}
              onReopen={() => actor.send({ type: 'address.ask' })}
            />
          </Suspense>
        )}
      </Stack>
    </>
  );
}
