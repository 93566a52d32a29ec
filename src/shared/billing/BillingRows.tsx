import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CalendarDays } from 'lucide';
import { useState } from 'react';
import type { BilledContract, BillingFrequencies } from '../../../domain/types.ts';
import { Glyph } from '../../ui/Glyph/Glyph.tsx';
import { ItemRow } from '../../ui/ItemRow/ItemRow.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { TextButton } from '../../ui/TextLink/TextButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { FocusKept } from '../page/FocusKept.tsx';
import { BillingDialog } from './BillingDialog.tsx';
import { useBilling, type Billing } from './useBilling.ts';
import { useEvery } from './useEvery.ts';

/** So many contracts stand there from the first (`billing.shown`). */
const SHOWN = 3;

const glyph = <Glyph size="small" tone="neutral" icon={CalendarDays} />;

/** Why nothing may be changed, in a sentence (`billing.blocked`). */
function useBlockText() {
  const { t } = useLingui();
  return (blockedFor: BillingFrequencies['blockedFor']): string =>
    blockedFor === 'deceased'
      ? t({
          id: 'billing.blocked.deceased',
          message: 'Laskutusväliä ei voi vaihtaa täällä. Kuolinpesän asioissa auttaa asiakaspalvelu.',
        })
      : t({ id: 'billing.blocked', message: 'Laskutusväliä ei voi vaihtaa, kun lasku on perinnässä.' });
}

/** From now on it is so (`billing.done`). */
function Changed({ billing }: { billing: Billing }) {
  const { t } = useLingui();
  const changed = useSelector(billing, ({ context }) => context.changed);
  return (
    <Notice tone="positive">
      {changed?.isMailed
        ? t({
            id: 'billing.doneMailed',
            message: 'Laskutusväli on vaihdettu seuraavasta laskusta alkaen. Tieto muutoksesta lähti sähköpostiin.',
          })
        : t({ id: 'billing.done', message: 'Laskutusväli on vaihdettu seuraavasta laskusta alkaen.' })}
    </Notice>
  );
}

interface ContractRowProps {
  billing: Billing;
  contract: BilledContract;
  isBlocked: boolean;
  /** The dialog is about it. */
  isAsked: boolean;
  isChanged: boolean;
}

function ContractRow({ billing, contract, isBlocked, isAsked, isChanged }: ContractRowProps) {
  const { t } = useLingui();
  const { title } = useEvery();
  const { address, contractNo, frequency, isChangeable, isDistrictHeat } = contract;
  const heat = t({ id: 'billing.heat', message: 'Kaukolämpö laskutetaan kuukausittain.' });
  return (
    <ItemRow
      glyph={glyph}
      title={title(frequency)}
      lines={isDistrictHeat ? [address, heat] : [address]}
      action={
        isChangeable &&
        !isBlocked && (
          <>
            <FocusKept>
              <TextButton onClick={() => billing.send({ type: 'billing.open', contractNo })}>
                {t({ id: 'billing.open', message: 'Muuta' })}
                <VisuallyHidden> {t({ id: 'billing.openWhat', message: `laskutusväliä, ${address}` })}</VisuallyHidden>
              </TextButton>
            </FocusKept>
            {isAsked && <BillingDialog billing={billing} />}
          </>
        )
      }
      below={isChanged && <Changed billing={billing} />}
    />
  );
}

/** Among the settings of invoicing: how often each contract is invoiced, and the way to another choice (`billing.shown`). */
export function BillingRows({ customerId }: { customerId: string }) {
  const { t } = useLingui();
  const blockText = useBlockText();
  const billing = useBilling(customerId);
  const { known, changed, contractNo } = useSelector(billing, ({ context }) => context);
  const isUnread = useSelector(billing, (snapshot) => snapshot.matches('unread'));
  const hasChanged = useSelector(billing, (snapshot) => snapshot.matches({ offered: 'changed' }));
  const [isWhole, setIsWhole] = useState(false);
  if (known === null || isUnread)
    return (
      <ItemRow
        glyph={glyph}
        title={t({ id: 'billing.legend', message: 'Laskutusväli' })}
        lines={[
          isUnread
            ? t({ id: 'billing.unread', message: 'Laskutusväliä ei saatu näkyviin' })
            : t({ id: 'billing.reading', message: 'Ladataan laskutusväliä' }),
        ]}
        action={
          isUnread && (
            <FocusKept>
              <TextButton onClick={() => billing.send({ type: 'billing.retry' })}>
                {t({ id: 'failure.retry', message: 'Yritä uudelleen' })}
              </TextButton>
            </FocusKept>
          )
        }
      />
    );
  const { contracts, isFeatureBlocked, blockedFor } = known;
  if (contracts.length === 0) return null;
  const count = contracts.length;
  return (
    <>
      {contracts.slice(0, isWhole ? count : SHOWN).map((contract) => (
        <ContractRow
          key={contract.contractNo}
          {...{ billing, contract }}
          isBlocked={isFeatureBlocked}
          isAsked={contractNo === contract.contractNo}
          isChanged={hasChanged && changed?.contractNo === contract.contractNo}
        />
      ))}
      {isFeatureBlocked && (
        <li>
          <Notice tone="info" role="none">
            {blockText(blockedFor)}
          </Notice>
        </li>
      )}
      {count > SHOWN && !isWhole && (
        <li>
          <TextButton onClick={() => setIsWhole(true)}>
            {t({ id: 'billing.all', message: `Näytä kaikki ${count} sopimusta` })}
          </TextButton>
        </li>
      )}
    </>
  );
}
