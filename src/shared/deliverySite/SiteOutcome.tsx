import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FileSearch } from 'lucide';
import { useId, type ReactNode } from 'react';
import { streetLine } from '../../../domain/places/index.ts';
import type { DeliverySiteCheckEvent } from '../../../machines/delivery-site-check/deliverySiteCheck.types.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { FieldError } from '../../ui/Field/Field.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Ticks } from '../../ui/TickLoader/Ticks.tsx';
import { FailureNotice } from '../failure/FailureNotice.tsx';
import { FoundSite } from './FoundSite.tsx';
import { OwnContract, type OwnContractFacts } from './OwnContract.tsx';
import type { DeliverySiteCheck } from './useDeliverySiteCheck.ts';

interface SiteOutcomeProps {
  check: DeliverySiteCheck;
  /** What the person has decided; what they have pressed is there no more. */
  onDecide(event: DeliverySiteCheckEvent): void;
  /** Goes on without the id. */
  onWithoutId(): void;
  /** Left out: no way to a product change is drawn. */
  onProductChange?: ((contractCode: string) => void) | undefined;
  /** The contract that is there; null while it is not known. */
  own?: OwnContractFacts | null;
  /** An employee is told of the customer's. */
  isStaff?: boolean;
  /** Without a site there is nothing to go on with (`addition.anonymous`). */
  mustBeFound?: boolean;
  /** What is said where the customer has a contract there, in the place of the ways to another (`move.ownContract`). */
  insteadOfOwn?: ReactNode;
}

const inOneLine = (address: Parameters<typeof streetLine>[0] & { postalCode: string; postalCity: string }) =>
  `${streetLine(address)}, ${address.postalCode} ${address.postalCity}`;

/** It takes longer than usual (`site.check.slow`). */
function Slow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice tone="info" icon={FileSearch} title={title}>
      <p>{children}</p>
      <Ticks />
    </Notice>
  );
}

/** The register writes the address otherwise (`site.check.corrected`). */
function Corrected({ check, onDecide }: Pick<SiteOutcomeProps, 'check' | 'onDecide'>) {
  const { t } = useLingui();
  const { asked, check: answer } = useSelector(check, ({ context }) => context);
  if (!asked || !answer?.correctedAddress) return null;
  const theirs = inOneLine(answer.correctedAddress);
  const own = inOneLine(asked.address);
  return (
    <Notice
      tone="info"
      title={t({ id: 'deliverySite.corrected', message: 'Onko osoite näin?' })}
      actions={
        <>
          <Button onClick={() => onDecide({ type: 'site.takeCorrected' })}>
            {t({ id: 'deliverySite.takeCorrected', message: 'Kyllä, korjaa osoite' })}
          </Button>
          <Button variant="secondary" onClick={() => onDecide({ type: 'site.keepOwn' })}>
            {t({ id: 'deliverySite.keepOwn', message: 'Ei, pidä kirjoittamani' })}
          </Button>
        </>
      }
    >
      <p>{t({ id: 'deliverySite.registered', message: `Rekisterissä: ${theirs}` })}</p>
      <p>{t({ id: 'deliverySite.typed', message: `Kirjoitit: ${own}` })}</p>
    </Notice>
  );
}

/** The register has none: it is mended, or found by the retailer (`site.check.notFound`). */
function NotFound({ check, onDecide, onWithoutId, mustBeFound = false }: Omit<SiteOutcomeProps, 'onProductChange'>) {
  const { t } = useLingui();
  const isById = useSelector(check, ({ context }) => (context.asked?.meteringPointId ?? null) !== null);
  return (
    <Notice
      tone="warning"
      title={t({ id: 'deliverySite.notFound', message: 'Käyttöpaikkaa ei löytynyt' })}
      actions={
        <>
          {isById && (
            <Button variant="secondary" onClick={onWithoutId}>
              {t({ id: 'deliverySite.withoutId', message: 'Jatka pelkällä osoitteella' })}
            </Button>
          )}
          {!mustBeFound && (
            <Button variant="secondary" onClick={() => onDecide({ type: 'site.goOn' })}>
              {t({ id: 'deliverySite.findIt', message: 'Pyydä meitä etsimään käyttöpaikka' })}
            </Button>
          )}
        </>
      }
    >
      <p>
        {mustBeFound
          ? t({ id: 'deliverySite.mustBeFound', message: 'Tarkista osoite ja tunnus. Ne ovat verkkoyhtiön laskussa.' })
          : isById
            ? t({
                id: 'deliverySite.idNotFoundAdvice',
                message: 'Tarkista tunnus. Jos se on oikein, voimme etsiä käyttöpaikan ja vahvistaa sen sähköpostilla.',
              })
            : t({
                id: 'deliverySite.notFoundAdvice',
                message: 'Tarkista osoite. Jos se on oikein, voimme etsiä käyttöpaikan ja vahvistaa sen sähköpostilla.',
              })}
      </p>
    </Notice>
  );
}

function Failed({ check, onDecide }: Pick<SiteOutcomeProps, 'check' | 'onDecide'>) {
  const { t } = useLingui();
  const failure = useSelector(check, ({ context }) => context.failure);
  return (
    <Stack>
      <FailureNotice
        title={t({ id: 'deliverySite.failed', message: 'Käyttöpaikkaa ei voitu tarkistaa' })}
        failure={failure}
        retry={{ onRetry: () => onDecide({ type: 'site.retry' }) }}
      />
      <Button variant="secondary" onClick={() => onDecide({ type: 'site.goOn' })}>
        {t({ id: 'deliverySite.withoutCheck', message: 'Jätä tarkistus meille' })}
      </Button>
    </Stack>
  );
}

/** What the person decides before they go on; who would go on without is told so (`site.check.decide`). */
function Undecided(props: SiteOutcomeProps) {
  const { t } = useLingui();
  const id = useId();
  const snapshot = useSelector(props.check, (current) => current);
  // A term that runs, and no change of it to be had: there is nothing to choose but another site.
  const isClosed =
    (snapshot.matches({ undecided: 'boundContract' }) && !props.onProductChange) ||
    (snapshot.matches({ undecided: 'ownContract' }) && props.insteadOfOwn !== undefined) ||
    (snapshot.matches({ undecided: 'notFound' }) && props.mustBeFound === true);
  return (
    <Stack>
      {snapshot.matches({ undecided: 'corrected' }) && <Corrected {...props} />}
      {snapshot.matches({ undecided: 'notFound' }) && <NotFound {...props} />}
      {snapshot.matches({ undecided: 'ownContract' }) &&
        (props.insteadOfOwn ?? <OwnContract {...props} isBound={false} />)}
      {snapshot.matches({ undecided: 'boundContract' }) && (props.insteadOfOwn ?? <OwnContract {...props} isBound />)}
      {snapshot.matches({ undecided: 'failed' }) && <Failed {...props} />}
      {snapshot.context.isLeaving && (
        <FieldError id={id}>
          {isClosed
            ? t({ id: 'deliverySite.closed', message: 'Tälle käyttöpaikalle ei voi nyt tilata. Valitse toinen.' })
            : t({ id: 'deliverySite.decide', message: 'Valitse ensin, miten jatketaan.' })}
        </FieldError>
      )}
    </Stack>
  );
}

/** What the check has come to, and what there is to decide. */
export function SiteOutcome(props: SiteOutcomeProps) {
  const { check } = props;
  const { t } = useLingui();
  const snapshot = useSelector(check, (current) => current);
  const { check: answer, productKind } = snapshot.context;
  const found = <FoundSite site={answer?.site ?? null} productKind={productKind} />;

  if (snapshot.matches({ checking: 'slow' }))
    return (
      <Slow title={t({ id: 'deliverySite.checking', message: 'Tarkistamme käyttöpaikkaa' })}>
        {t({ id: 'deliverySite.checkingTakes', message: 'Tämä kestää yleensä alle 10 sekuntia.' })}
      </Slow>
    );
  if (snapshot.matches('lookingUp'))
    return (
      <Stack>
        {found}
        {snapshot.matches({ lookingUp: 'slow' }) && (
          <Slow title={t({ id: 'deliverySite.lookingUp', message: 'Etsimme nykyistä sopimusta' })}>
            {t({
              id: 'deliverySite.lookingUpTakes',
              message: 'Tämä kestää yleensä alle 10 sekuntia. Voit jatkaa, kun haku on valmis.',
            })}
          </Slow>
        )}
      </Stack>
    );
  if (snapshot.matches({ undecided: 'outsideHeatNetwork' }))
    return (
      <Notice
        tone="warning"
        title={t({ id: 'deliverySite.outside', message: 'Kaukolämpöverkkomme ei ulotu tähän osoitteeseen' })}
      >
        <p>
          {t({
            id: 'deliverySite.outsideAdvice',
            message: 'Kaukolämpöä voi tilata vain verkon alueelle. Tarkista osoite.',
          })}
        </p>
      </Notice>
    );
  if (snapshot.matches('undecided')) return <Undecided {...props} />;
  // Until the next step has come it stays as it is.
  if (snapshot.matches({ settled: 'toBeFound' }) || (snapshot.matches('left') && answer === null))
    return (
      <Notice tone="info" title={t({ id: 'deliverySite.toBeFound', message: 'Me etsimme käyttöpaikan' })}>
        <p>{t({ id: 'deliverySite.toBeFoundNext', message: 'Vahvistamme sen sähköpostilla. Voit jatkaa.' })}</p>
      </Notice>
    );
  if (snapshot.matches({ settled: 'othersContract' }))
    return (
      <Stack>
        {found}
        <Notice
          tone="info"
          title={t({ id: 'deliverySite.others', message: 'Käyttöpaikalla on jonkun toisen sopimus' })}
        >
          <p>{t({ id: 'deliverySite.othersAdvice', message: 'Se on tavallista muutossa. Voit jatkaa tilausta.' })}</p>
        </Notice>
      </Stack>
    );
  return snapshot.hasTag('mayGoOn') ? found : null;
}
