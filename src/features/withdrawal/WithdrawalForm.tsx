import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { ArrowRight } from 'lucide';
import { useWatch } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';
import type { WithdrawableOrder } from '../../../domain/types.ts';
import type { withdrawalMachine } from '../../../machines/withdrawal/withdrawal.machine.ts';
import { DraftNotice } from '../../shared/form/DraftNotice.tsx';
import { useSavedForm, type DraftInUse } from '../../shared/draft/useDraft.ts';
import { PortalForm } from '../../shared/form/PortalForm.tsx';
import { useControlledField } from '../../shared/form/useControlledField.ts';
import { usePortalForm } from '../../shared/form/usePortalForm.ts';
import { useRemaining } from '../../shared/form/later/useRemaining.ts';
import { useSpeaksOfCustomer } from '../../shared/session/useSpeaksOfCustomer.ts';
import { SubmissionFailure } from '../../shared/submission/SubmissionFailure.tsx';
import { SubmissionStatus } from '../../shared/submission/SubmissionStatus.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { FieldGroup } from '../../ui/Field/FieldGroup.tsx';
import { FormActions } from '../../ui/Form/Form.tsx';
import { OptionCardGroup } from '../../ui/OptionCard/OptionCardGroup.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { TextField } from '../../ui/TextField/TextField.tsx';
import { useWithdrawalWords } from './useWithdrawalWords.ts';
import { noticeOf, OTHER, withdrawalSchema, WORDS_LIMIT, type WithdrawalValues } from './withdrawal.form.ts';

/** What is typed, for as long as the page is there. */
export interface Typed {
  read(): WithdrawalValues;
  save(values: WithdrawalValues): void;
}

interface WithdrawalFormProps {
  actor: ActorRefFrom<typeof withdrawalMachine>;
  draft: DraftInUse<WithdrawalValues>;
  /** Those that may be withdrawn from. */
  orders: readonly WithdrawableOrder[];
  /** What stands there, as it was typed last. */
  typed: Typed;
  onOrder(orderId: string): void;
  onStartAgain(): void;
}

/** Who withdraws, and from which order (`withdrawal.page`, `withdrawal.choice`). */
export function WithdrawalForm({ actor, draft, orders, typed, onOrder, onStartAgain }: WithdrawalFormProps) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { orderLine } = useWithdrawalWords();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const submission = useSelector(actor, ({ children }) => children.submission);
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'failed' }));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const form = usePortalForm({
    schema: withdrawalSchema,
    defaultValues: typed.read(),
    labels: {
      name: t({ id: 'withdrawal.name', message: 'Nimi' }),
      email: t({ id: 'withdrawal.email', message: 'Sähköposti kuittia varten' }),
      order: speaksOfCustomer
        ? t({ id: 'withdrawal.orderOfStaff', message: 'Minkä tilauksen asiakas peruuttaa?' })
        : t({ id: 'withdrawal.order', message: 'Minkä tilauksen peruutat?' }),
      text: t({ id: 'withdrawal.text', message: 'Tilausnumero tai sopimuksen tiedot' }),
    },
    onSubmit: (values) => actor.send({ type: 'withdrawal.review', notice: noticeOf(orders, values) }),
  });
  useSavedForm(form.methods, typed);
  const remaining = useRemaining();
  const { onChange: choose, onBlur: _onBlur, ...choice } = useControlledField(form, 'order');
  const chosen = useWatch({ control: form.methods.control, name: 'order' });
  const other = {
    value: OTHER,
    title: t({ id: 'withdrawal.other', message: 'Jokin muu tilaus' }),
    description: t({ id: 'withdrawal.otherText', message: 'Kirjoitan tilausnumeron tai sopimuksen tiedot itse' }),
  };

  return (
    <>
      {draft.isRestored && !isBusy && (
        <DraftNotice startedAt={draft.startedAt} isOlder={draft.isOlder} onStartAgain={onStartAgain} />
      )}
      <PortalForm form={form}>
        <Stack gap="large">
          <FieldGroup label={t({ id: 'withdrawal.who', message: 'Kuka peruuttaa?' })}>
            <Stack>
              <TextField {...form.field('name')} autoComplete="name" readOnly={isBusy} />
              <TextField
                {...form.field('email')}
                type="email"
                autoComplete="email"
                hint={t({
                  id: 'withdrawal.emailHint',
                  message: 'Lähetämme tähän vahvistuksen, jossa on päivä ja kellonaika.',
                })}
                readOnly={isBusy}
              />
            </Stack>
          </FieldGroup>
          {orders.length > 0 && (
            <OptionCardGroup
              {...choice}
              options={[
                ...orders.map((order) => ({
                  value: order.orderId,
                  title: order.productName,
                  description: orderLine(order),
                })),
                other,
              ]}
              onChoose={(order: string) => {
                choose(order);
                onOrder(order);
              }}
            />
          )}
          {(orders.length === 0 || chosen === OTHER) && (
            <TextArea
              {...form.field('text')}
              hint={t({
                id: 'withdrawal.textHint',
                message:
                  'Tilausnumerossa on kahdeksan numeroa, ja se on tilausvahvistuksessa. Jos sitä ei ole, kerro tuote, osoite ja tilauspäivä. Älä kirjoita henkilötunnusta tai tilinumeroa.',
              })}
              rows={4}
              limit={{ characters: WORDS_LIMIT, remaining }}
              readOnly={isBusy}
            />
          )}
          {submission && <SubmissionStatus submission={submission} />}
          {hasFailed && <SubmissionFailure failure={failure} secondsLeft={0} />}
        </Stack>
        <FormActions
          back={
            <ButtonLink href="/" variant="secondary">
              {t({ id: 'withdrawal.keep', message: 'Pidä sopimus' })}
            </ButtonLink>
          }
        >
          <Button type="submit" iconAfter={ArrowRight} isBusy={isBusy}>
            {t({ id: 'withdrawal.toConfirm', message: 'Jatka vahvistukseen' })}
          </Button>
        </FormActions>
      </PortalForm>
    </>
  );
}
