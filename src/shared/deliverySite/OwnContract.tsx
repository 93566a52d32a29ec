import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button/Button.tsx';
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { strong, withElements } from '../withElements.tsx';
import type { DeliverySiteCheckEvent } from '../../../machines/delivery-site-check/deliverySiteCheck.types.ts';
import type { DeliverySiteCheck } from './useDeliverySiteCheck.ts';

export interface OwnContractFacts {
  productName: string;
  /** Its services that end with it. */
  services: readonly string[];
}

interface OwnContractProps {
  check: DeliverySiteCheck;
  onDecide(event: DeliverySiteCheckEvent): void;
  onProductChange?: ((contractCode: string) => void) | undefined;
  own?: OwnContractFacts | null;
  isStaff?: boolean;
  isBound: boolean;
}

/** The customer has a contract there (`site.check.ownContract`); one whose term runs is changed alone (`site.check.boundContract`). */
export function OwnContract({
  check,
  isBound,
  onDecide,
  onProductChange,
  own = null,
  isStaff = false,
}: OwnContractProps) {
  const { t } = useLingui();
  const contractCode = useSelector(check, ({ context }) => context.ownContractCode);
  return (
    <Notice
      tone="info"
      title={
        isBound
          ? isStaff
            ? t({
                id: 'deliverySite.boundContractOfStaff',
                message: 'Käyttöpaikalla on asiakkaan määräaikainen sopimus',
              })
            : t({ id: 'deliverySite.boundContract', message: 'Käyttöpaikalla on määräaikainen sopimuksesi' })
          : isStaff
            ? t({
                id: 'deliverySite.ownContractOfStaff',
                message: 'Asiakkaalla on jo sopimus tällä käyttöpaikalla',
              })
            : t({ id: 'deliverySite.ownContract', message: 'Sinulla on jo sopimus tällä käyttöpaikalla' })
      }
      actions={
        <>
          {onProductChange && contractCode !== null && (
            <Button onClick={() => onProductChange(contractCode)}>
              {t({ id: 'deliverySite.productChange', message: 'Vaihda sopimus' })}
            </Button>
          )}
          {isBound && !onProductChange && contractCode !== null && (
            <ButtonLink variant="secondary" href={`/contracts/${contractCode}`}>
              {t({ id: 'deliverySite.toContract', message: 'Katso sopimusta' })}
            </ButtonLink>
          )}
          {!isBound && (
            <Button variant="secondary" onClick={() => onDecide({ type: 'site.goOn' })}>
              {t({ id: 'deliverySite.replaceOwn', message: 'Tilaa uusi sopimus' })}
            </Button>
          )}
        </>
      }
    >
      {own && <OwnFacts {...own} />}
      {isBound && !onProductChange ? (
        <p>
          {t({
            id: 'deliverySite.comingContractAdvice',
            message:
              'Uutta ei tilata sen rinnalle. Sopimuksen sivulla näet, milloin se alkaa ja voiko sen vielä peruuttaa.',
          })}
        </p>
      ) : isBound ? (
        <p>
          {t({
            id: 'deliverySite.boundContractAdvice',
            message:
              'Uutta ei tilata sen rinnalle, mutta voit vaihtaa sopimuksen. Näet ensin, mitä määräajan päättäminen kesken maksaa.',
          })}
        </p>
      ) : (
        <OwnWays isChangeOffered={onProductChange !== undefined} />
      )}
    </Notice>
  );
}

/** Which contract it is, and what ends with it. */
function OwnFacts({ productName, services }: OwnContractFacts) {
  const { t } = useLingui();
  const ending = services.join(', ');
  return (
    <>
      <p>{withElements(t({ id: 'deliverySite.ownName', message: `Sopimus on <0>${productName}</0>.` }), strong)}</p>
      {ending !== '' && (
        <p>{t({ id: 'deliverySite.ownServices', message: `Jos se päättyy, nämä päättyvät sen mukana: ${ending}.` })}</p>
      )}
    </>
  );
}

function OwnWays({ isChangeOffered }: { isChangeOffered: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <p>
        {t({
          id: 'deliverySite.ownContractAdvice',
          message: 'Uusi sopimus tulee nykyisen tilalle, eikä mitään tarvitse irtisanoa.',
        })}
      </p>
      {isChangeOffered && (
        <>
          <p>
            {t({
              id: 'deliverySite.productChangeAdvice',
              message:
                'Vaihda sopimus, jos haluat vain toisen tuotteen. Nykyinen sopimus vaihtuu siihen, ja laskutus jatkuu ennallaan.',
            })}
          </p>
          <p>
            {t({
              id: 'deliverySite.replaceOwnAdvice',
              message:
                'Tilaa uusi sopimus, jos haluat muuttaa myös laskutusta. Nykyinen sopimus päättyy, kun uusi alkaa, ja valitset laskutustavan uudelleen.',
            })}
          </p>
        </>
      )}
    </>
  );
}
