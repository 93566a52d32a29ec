import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';
import type { priceLockMachine } from '../../../machines/price-lock/priceLock.machine.ts';
import type { Addon } from '../../../domain/types.ts';
import { begunValues, isSiteAsked } from '../../shared/addition/addition.form.ts';
import { AdditionTrail } from '../../shared/addition/AdditionTrail.tsx';
import type { AdditionActors } from '../../shared/addition/later/addition.actors.ts';
import { useAdditionLabels } from '../../shared/addition/useAdditionLabels.ts';
import { useSavedForm, type DraftInUse } from '../../shared/draft/useDraft.ts';
import { PortalForm } from '../../shared/form/PortalForm.tsx';
import { useResolvedForm } from '../../shared/form/useResolvedForm.ts';
import { late } from '../../shared/late.ts';
import { NotFetchedError } from '../../shared/notFetched.ts';
import { pageStands } from '../../shared/page/standing.ts';
import { isOffer } from '../../shared/sale/sold.ts';
import type { Orderer } from '../../shared/sale/useOrderer.ts';
import { FormField, FormRows } from '../../ui/Form/Form.tsx';
import { Columns } from '../../ui/Columns/Columns.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PageHeading } from '../../ui/Page/PageHeading.tsx';
import { DetailSkeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { lockConsents, type LockInput, type LockValues, type OfferedLock } from './priceLock.form.ts';
import { LockAddress } from './LockAddress.tsx';
import { LockAside } from './LockAside.tsx';
import { LockFacts } from './LockFacts.tsx';
import { LockPanel } from './LockPanel.tsx';

const AddressDialog = late(() => import('./later/AddressDialog.tsx'), 'AddressDialog', { meanwhile: null });
/** The picture comes beside the page. */
const LockProfile = late(() => import('./later/LockProfile.tsx'), 'LockProfile');
/** What is asked of whoever has not signed in, and names no contract. */
const LockSite = late(() => import('./later/LockSite.tsx'), 'LockSite');
/** What is said to whoever names no contract that is known. */
const OnlyTarka = late(() => import('./later/OnlyTarka.tsx'), 'OnlyTarka');
/** What an employee lacks. */
const SellerMissing = late(() => import('../../shared/sale/later/SellerMissing.tsx'), 'SellerMissing');
/** What is asked and said before the button comes while the price is looked at. */
const LockEnd = late(() => import('./later/LockEnd.tsx'), 'LockEnd');

const fetchRules = () =>
  import('./later/lock.schema.ts').catch((cause: unknown) => {
    throw new NotFetchedError('the rules of a lock could not be fetched', { cause });
  });

interface LockFormProps {
  actor: ActorRefFrom<typeof priceLockMachine>;
  heading: string;
  offered: OfferedLock;
  lock: Addon;
  orderer: Orderer;
  draft: DraftInUse<LockValues>;
  onSubmit(lock: Addon, input: LockInput): void;
  onActors(actors: AdditionActors): void;
}

/** The price, how it compares, what it changes, and what is ordered (`priceLock.page`). */
export function LockForm({ actor, heading, offered, lock, orderer, draft, onSubmit, onActors }: LockFormProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<LockInput | null>(null);
  const asksSite = isSiteAsked(offered);
  const { contract, priceLock, consents } = offered;
  const { terms, boxes } = lockConsents(offered);
  useEffect(() => void pageStands.then(fetchRules).catch(() => {}), []);
  const form = useResolvedForm<LockValues, LockInput>({
    // Checked by rules that come once it stands: whoever is quicker waits for them.
    resolver: async (values, context, options) => {
      const { lockResolver } = await fetchRules();
      const facts = {
        boxes: isOffer({ product: lock }, orderer, values) ? [] : boxes,
        isPhoneAsked: contract === null,
        isSiteAsked: asksSite,
        orderer,
      };
      return lockResolver(facts)(values, context, options);
    },
    defaultValues: begunValues(draft.values, orderer),
    labels: useAdditionLabels(consents),
    // Where it is is looked at before it is sent.
    onSubmit: (input) => (asksSite ? setAsked({ ...input }) : onSubmit(lock, input)),
  });
  useSavedForm(form.methods, draft);
  const email = useWatch({ control: form.methods.control, name: 'email' });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  // A form of its own, beside the other.
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'asking' }));
  const isMeanwhile = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'opened' }));
  const closeDialog = () => actor.send({ type: 'address.close' });
  const isKnown = contract !== null;
  const place = contract === null ? '' : `${contract.productName}, ${contract.place}`;
  const profile = 'comparison' in priceLock ? priceLock.comparison : null;

  return (
    <>
      <AdditionTrail contract={contract} current={heading} />
      <Stack gap="large">
        <PageHeading
          lead={
            isKnown
              ? t({ id: 'priceLock.lead', message: `Lukittu hinta koskee sopimusta ${place}.` })
              : orderer.needsProof
                ? t({
                    id: 'priceLock.leadOfStranger',
                    message:
                      'Lukittu hinta liitetään sähkösopimukseesi. Vahvistat tilauksen lopuksi pankkitunnuksilla.',
                  })
                : t({
                    id: 'priceLock.leadOfPlace',
                    message: 'Lukittu hinta liitetään sähkösopimukseen, jonka löydämme käyttöpaikan perusteella.',
                  })
          }
        >
          {heading}
        </PageHeading>
        {isMeanwhile && (
          <Notice
            tone="info"
            title={t({ id: 'priceLock.openedMeanwhile', message: 'Lukitusaika alkoi, kun sivu oli auki' })}
          >
            {t({ id: 'priceLock.openedMeanwhileText', message: 'Nyt voit lukita hinnan.' })}
          </Notice>
        )}
        {orderer.isStaff && (
          <Suspense>
            <SellerMissing orderer={orderer} />
          </Suspense>
        )}
        {!isKnown && (
          <Suspense>
            <OnlyTarka />
          </Suspense>
        )}
        <LockPanel {...{ lock, priceLock }} />
        {profile && (
          <Suspense fallback={<DetailSkeleton label={t({ id: 'priceLock.loading', message: 'Ladataan hintaa' })} />}>
            <LockProfile {...{ lock, profile }} period={priceLock.period} isOfStaff={orderer.isStaff} />
          </Suspense>
        )}
        <PortalForm form={form}>
          <Columns aside={<LockAside {...{ lock, priceLock }} />}>
            <Stack gap="large">
              <LockFacts {...{ lock, priceLock }} />
              {asksSite && (
                <Suspense>
                  <LockSite {...{ form, asked }} onReady={(input) => onSubmit(lock, input)} readOnly={isBusy} />
                </Suspense>
              )}
              {isKnown ? (
                <LockAddress {...{ actor, email }} words={form.words('email')} />
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
              <Suspense>
                <LockEnd {...{ form, actor, orderer, lock, terms, boxes, onActors }} />
              </Suspense>
            </Stack>
          </Columns>
        </PortalForm>
        {isAsking && (
          <Suspense>
            <AddressDialog
              email={email}
              onChange={(address) => {
                form.methods.setValue('email', address, { shouldDirty: true });
                form.recheck('email');
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
