import { useLingui } from '@lingui/react/macro';
import { CircleX, House, Lock, Plus, ReceiptText, Replace, Undo2, UserPlus, type IconNode } from 'lucide';
import { whyNoAddition } from '../../../domain/addons/index.ts';
import { kindOf, type ContractGroup } from '../../../domain/contracts/index.ts';
import { moveObstacle } from '../../../domain/move/index.ts';
import { isLockable, whyNoPriceLock } from '../../../domain/priceLock/index.ts';
import { helsinkiToday } from '../../../domain/time/index.ts';
import type { Contract } from '../../../domain/types.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { serverNow } from '../../platform/clock.ts';
import { useAdditionLink, useChangeLink } from '../../shared/contracts/useChangeLink.ts';
import { useLockDay } from '../../shared/priceLock/useLockDay.ts';
import { useNoLockTexts } from '../../shared/priceLock/useNoLockTexts.ts';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Note } from '../../ui/Text/Text.tsx';

interface Way {
  href: string;
  label: string;
  icon: IconNode;
}

/** What its customer can begin with a contract, in the order of the list; each flow has its line here. */
function useWays(contract: Contract, group: ContractGroup): Way[] {
  const { t } = useLingui();
  const { date } = useFormats();
  const { contractCode, meteringPoint, transfer, withdrawal } = contract;
  const until = withdrawal ? date(withdrawal.lastDay) : '';
  const isRunning = group === 'active' || group === 'starting';
  const change = useChangeLink(contractCode);
  const addition = useAdditionLink(contractCode);
  const why = whyNoAddition(contract, helsinkiToday(serverNow()));
  const lockDay = useLockDay();
  const ways: (Way | false)[] = [
    group === 'active' &&
      !contract.hasNoChange && {
        href: change,
        label: t({ id: 'contract.change', message: 'Vaihda sopimus' }),
        icon: Replace,
      },
    why === null && {
      href: addition,
      label: t({ id: 'contract.addAddon', message: 'Lisää lisäpalvelu' }),
      icon: Plus,
    },
    whyNoPriceLock(contract, lockDay) === null && {
      href: `/contracts/${contractCode}/lock-price/lock`,
      label: t({ id: 'contract.lockPrice', message: 'Lukitse kuukauden hinta' }),
      icon: Lock,
    },
    moveObstacle(contract, helsinkiToday(serverNow())) === null && {
      href: `/my-move/${contractCode}`,
      label: t({ id: 'contract.move', message: 'Siirrä sopimus uuteen osoitteeseen' }),
      icon: House,
    },
    kindOf(contract) === 'electricity' &&
      group === 'active' && {
        href: `/contracts/${contractCode}/transfer`,
        label: transfer
          ? t({ id: 'contract.transferStanding', message: 'Katso tai peru siirto' })
          : t({ id: 'contract.transfer', message: 'Siirrä sopimus toiselle' }),
        icon: UserPlus,
      },
    group === 'active' && {
      href: `/invoices?site=${meteringPoint.meteringPointNo}`,
      label: t({ id: 'contract.invoices', message: 'Katso laskut' }),
      icon: ReceiptText,
    },
    withdrawal !== undefined && {
      href: `/withdrawal?order=${withdrawal.orderNo}`,
      label: t({ id: 'contract.withdraw', message: `Peruuta sopimus (${until} asti)` }),
      icon: Undo2,
    },
    isRunning && {
      href: `/contract/termination?contract=${contractCode}&step=end`,
      label: t({ id: 'contract.terminate', message: 'Irtisano sopimus' }),
      icon: CircleX,
    },
  ];
  return ways.filter((way) => way !== false);
}

/** That nothing is on offer into which a contract could be changed (`change.entry`). */
function NoChange({ contract }: { contract: Contract }) {
  const { t } = useLingui();
  if (!contract.hasNoChange) return null;
  return (
    <Note>{t({ id: 'contract.noChange', message: 'Nyt ei ole tarjolla sopimusta, johon tämän voisi vaihtaa.' })}</Note>
  );
}

/** Why nothing may be added to a contract that goes on for now (`addition.entry`). */
function NoAddition({ contract, group }: { contract: Contract; group: ContractGroup }) {
  const { t } = useLingui();
  const why = whyNoAddition(contract, helsinkiToday(serverNow()));
  if (why === null || group === 'ended') return null;
  return (
    <Note>
      {why === 'kind'
        ? t({ id: 'contract.noAddonKind', message: 'Lisäpalveluja voi lisätä sähkösopimukseen.' })
        : t({ id: 'contract.noAddonEnding', message: 'Päättyvään sopimukseen ei voi enää lisätä palveluja.' })}
    </Note>
  );
}

/** Why the price of a contract that it could be locked of is not to be locked (`priceLock.entry`). */
function NoPriceLock({ contract, group }: { contract: Contract; group: ContractGroup }) {
  const texts = useNoLockTexts();
  const why = whyNoPriceLock(contract, useLockDay());
  if (why === null || !isLockable(contract) || group === 'ended') return null;
  return <Note>{texts[why]}</Note>;
}

/** Why a contract that goes on for now does not move with its customer (`move.entry`). */
function NoMove({ contract, group }: { contract: Contract; group: ContractGroup }) {
  const { t } = useLingui();
  const why = moveObstacle(contract, helsinkiToday(serverNow()));
  if (why === null || why === 'ended' || group === 'ended') return null;
  return (
    <Note>
      {why === 'heat' || why === 'smallProduction'
        ? t({ id: 'contract.noMoveKind', message: 'Sopimus kuuluu rakennukseen, eikä se siirry uuteen osoitteeseen.' })
        : t({ id: 'contract.noMoveEnding', message: 'Päättyvää sopimusta ei voi enää siirtää uuteen osoitteeseen.' })}
    </Note>
  );
}

/** What can be done with a contract; nothing where it allows nothing. */
export function ContractActions({ contract, group }: { contract: Contract; group: ContractGroup }) {
  const { t } = useLingui();
  const ways = useWays(contract, group);
  if (ways.length === 0 && group === 'ended') return null;
  return (
    <Panel title={t({ id: 'contract.actions', message: 'Mitä haluat tehdä?' })}>
      <Stack>
        {ways.length > 0 && <LinkList links={ways} />}
        <NoChange contract={contract} />
        <NoAddition {...{ contract, group }} />
        <NoMove {...{ contract, group }} />
        <NoPriceLock {...{ contract, group }} />
      </Stack>
    </Panel>
  );
}
