import { useLingui } from '@lingui/react/macro';
import { CalendarPlus, Printer } from 'lucide';
import { useEffect, type ReactNode } from 'react';
import { moveCalendarFile } from '../../../../domain/move/index.ts';
import { helsinkiDay } from '../../../../domain/time/index.ts';
import type { Move } from '../../../../domain/types.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { serverNow } from '../../../platform/clock.ts';
import { useContracts } from '../../../shared/contracts/useContracts.ts';
import { download } from '../../../shared/files/download.ts';
import { SaleSurvey } from '../../../shared/sale/later/SaleSurvey.tsx';
import { useSession } from '../../../shared/session/useSession.ts';
import { useSpeaksOfCustomer } from '../../../shared/session/useSpeaksOfCustomer.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { ButtonLink } from '../../../ui/Button/ButtonLink.tsx';
import type { Fact } from '../../../ui/FactList/FactList.tsx';
import { MessagePage } from '../../../ui/MessagePage/MessagePage.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Timeline } from '../../../ui/Timeline/Timeline.tsx';
import { useBetween, useStartText } from '../useMoveWords.ts';
import { Consequences } from './Consequences.tsx';

/** Where the pages show one delivery site alone, they show the new home's from now on (`move.shown`). */
function useNewHome({ meteringPointInfo }: Move): void {
  const { chooseDeliverySite } = useSession();
  const { isOfOneSite } = useContracts();
  const site = meteringPointInfo?.meteringPointNo ?? null;
  useEffect(() => {
    if (isOfOneSite && site !== null) chooseDeliverySite(site);
  }, [isOfOneSite, site, chooseDeliverySite]);
}

function useFacts(move: Move): Fact[] {
  const { t } = useLingui();
  const { date } = useFormats();
  const startText = useStartText();
  const between = useBetween();
  const isToBeFound = move.meteringPointInfo === null;
  return [
    { label: t({ id: 'move.newHome', message: 'Uusi koti' }), value: move.newPlace },
    {
      label: t({ id: 'move.startDay', message: 'Sopimus alkaa uudessa kodissa' }),
      value: startText(move.startDate, isToBeFound),
    },
    { label: t({ id: 'move.oldHome', message: 'Vanha koti' }), value: move.oldPlace },
    { label: t({ id: 'move.lastDay', message: 'Vanhan kodin viimeinen päivä' }), value: date(move.lastDay) },
    // How many days there are in both homes, or in neither, nobody knows before the first one is certain.
    ...(isToBeFound
      ? []
      : [
          {
            label: t({ id: 'move.inBetween', message: 'Siirtyminen' }),
            value: between(move.startDate, move.lastDay),
          },
        ]),
    {
      label: t({ id: 'move.along', message: 'Mukana siirtyvät' }),
      value: [move.productName, ...move.addons].join(', '),
    },
    {
      label: t({ id: 'move.lastBill', message: 'Vanhan kodin viimeinen lasku' }),
      value: move.billPlace ?? move.email,
    },
    { label: t({ id: 'move.number', message: 'Muuttonumero' }), value: move.moveNo },
  ];
}

/** What happens when (`move.sent`). */
function Next({ move }: { move: Move }) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const { date } = useFormats();
  const isToBeFound = move.meteringPointInfo === null;
  const start = date(move.startDate);
  return (
    <Stack>
      <h2>{t({ id: 'move.next', message: 'Näin muutto etenee' })}</h2>
      <Timeline
        doneLabel={t({ id: 'form.stepDone', message: 'valmis' })}
        moments={[
          {
            when: date(helsinkiDay(Date.parse(move.receivedAt))),
            what: t({ id: 'move.next.received', message: 'Vastaanotimme muuttoilmoituksen.' }),
            isDone: true,
          },
          {
            when: t({ id: 'move.next.week', message: 'viikon sisällä' }),
            what: isToBeFound
              ? t({
                  id: 'move.next.toBeFound',
                  message: 'Etsimme uuden kodin käyttöpaikan. Otamme yhteyttä, jos tarvitsemme apua.',
                })
              : t({ id: 'move.next.grid', message: 'Verkkoyhtiö vahvistaa käyttöpaikan.' }),
          },
          {
            when: isToBeFound ? t({ id: 'move.next.earliest', message: `aikaisintaan ${start}` }) : start,
            what: isToBeFound
              ? t({
                  id: 'move.next.startsWhenFound',
                  message: 'Sopimus alkaa uudessa kodissa, kun sen käyttöpaikka on löytynyt.',
                })
              : speaksOfCustomer
                ? t({
                    id: 'move.next.startsOfStaff',
                    message: 'Sähköt ovat uudessa kodissa. Asiakkaan ei tarvitse tehdä mitään.',
                  })
                : t({
                    id: 'move.next.starts',
                    message: 'Sähköt ovat uudessa kodissa. Sinun ei tarvitse tehdä mitään.',
                  }),
          },
          {
            when: t({ id: 'move.next.month', message: 'kuukauden kuluessa' }),
            what: speaksOfCustomer
              ? t({
                  id: 'move.next.billsOfStaff',
                  message: 'Asiakas saa vanhan kodin loppulaskun ja uuden kodin ensimmäisen laskun.',
                })
              : t({
                  id: 'move.next.bills',
                  message: 'Saat vanhan kodin loppulaskun ja uuden kodin ensimmäisen laskun.',
                }),
          },
        ]}
      />
    </Stack>
  );
}

interface MoveSentProps {
  heading: string;
  /** Null where the server does not tell what it was. */
  move: Move | null;
}

/** The contract moves: both homes, their days, and what happens when (`move.sent`, `move.calendar`). */
export function MoveSent({ heading, move }: MoveSentProps) {
  const { t } = useLingui();
  const speaksOfCustomer = useSpeaksOfCustomer();
  const toContracts = (
    <ButtonLink href="/contracts">{t({ id: 'move.toContracts', message: 'Siirry sopimuksiin' })}</ButtonLink>
  );
  const lead = speaksOfCustomer
    ? t({ id: 'move.sentLeadOfStaff', message: 'Vahvistus on matkalla asiakkaan sähköpostiin.' })
    : t({ id: 'move.sentLead', message: 'Hoidamme muuton loppuun. Vahvistus on matkalla sähköpostiisi.' });
  if (move === null) return <MessagePage scene="rising" {...{ heading, lead }} actions={toContracts} />;
  return <Told {...{ heading, lead, move, toContracts }} />;
}

function Told({
  heading,
  lead,
  move,
  toContracts,
}: {
  heading: string;
  lead: string;
  move: Move;
  toContracts: ReactNode;
}) {
  const { t } = useLingui();
  const facts = useFacts(move);
  useNewHome(move);
  const save = () => {
    const file = moveCalendarFile({
      move,
      start: {
        summary: move.meteringPointInfo
          ? t({ id: 'move.calendar.start', message: 'Sähköt alkavat uudessa kodissa' })
          : t({ id: 'move.calendar.day', message: 'Muutto uuteen kotiin' }),
        description: move.newPlace,
      },
      end: {
        summary: t({ id: 'move.calendar.end', message: 'Sähkösopimus päättyy vanhassa kodissa' }),
        description: move.oldPlace,
      },
      url: `${window.location.origin}/contracts`,
      madeAt: serverNow(),
    });
    download(new Blob([file], { type: 'text/calendar' }), `muutto-${move.startDate}.ics`);
  };
  return (
    <>
      <MessagePage
        scene="rising"
        {...{ heading, lead, facts }}
        actions={
          <>
            {toContracts}
            <Button variant="secondary" icon={CalendarPlus} onClick={save}>
              {t({ id: 'move.calendar', message: 'Lisää kalenteriin' })}
            </Button>
            <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
              {t({ id: 'move.print', message: 'Tulosta vahvistus' })}
            </Button>
          </>
        }
      >
        <Stack gap="large">
          <Next move={move} />
          <Consequences goesAlong={[]} ends={move.ends} lastDay={move.lastDay} />
        </Stack>
      </MessagePage>
      <SaleSurvey />
    </>
  );
}
