import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import { surveyMachine, type SurveySource } from '../../../machines/survey/survey.machine.ts';
import { SURVEY_TEXT_LIMIT } from '../../../domain/feedback/index.ts';
import { isWithinLength } from '../../../domain/identifiers/index.ts';
import { useDraft } from '../draft/useDraft.ts';
import { useRemaining } from '../form/later/useRemaining.ts';
import { useFocusWhenGone } from '../page/useFocusWhenGone.ts';
import { usePortal } from '../portal.context.ts';
import { useFlow } from '../flow/useFlow.ts';
import { useSession } from '../session/useSession.ts';
import { SubmissionStatus } from '../submission/SubmissionStatus.tsx';
import { useBotCheck } from '../submission/useBotCheck.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { PageEnd } from '../../ui/Page/PageEnd.tsx';
import { Panel } from '../../ui/Panel/Panel.tsx';
import { Row, Stack } from '../../ui/Stack/Stack.tsx';
import { TextArea } from '../../ui/TextArea/TextArea.tsx';
import { Thumbs } from '../../ui/Thumbs/Thumbs.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { surveyActors } from './survey.actors.ts';
import { surveyDraft, type SurveyValues } from './survey.draft.ts';

interface SurveyProps {
  /** Null for a stranger. */
  customerId: string | null;
  source: SurveySource;
  /** The page is no place to ask at (`survey.place`); what was begun waits for one that is. */
  isHidden: boolean;
}

type SurveyActor = ActorRefFrom<typeof surveyMachine>;

/** What is said so far; it survives a reload (`survey.draft`). */
interface Answer {
  words: string;
  keep(change: Partial<SurveyValues>): void;
}

function useSurvey({ customerId, source }: SurveyProps): { actor: SurveyActor; answer: Answer } {
  const { api } = useSession();
  const { store } = usePortal();
  const solveBotCheck = useBotCheck('nps');
  const draft = useDraft(surveyDraft, customerId);
  const [values, setValues] = useState(draft.values);
  const actor = useFlow(surveyMachine, {
    actors: surveyActors({ calls: api, store, solveBotCheck }),
    input: { key: draft.key, customerId, source, needsBotCheck: customerId === null },
    on: {
      'survey.settled': () => {
        store.write('surveyAsked', 'true');
        draft.startAgain();
      },
    },
  });
  const isUnset = useSelector(actor, (snapshot) => snapshot.matches('unset'));
  const chooseAgain = useEffectEvent(() => {
    if (values.thumb !== '') actor.send({ type: 'thumb.choose', score: values.thumb === 'up' ? 1 : 0 });
  });
  useEffect(() => {
    if (isUnset) chooseAgain();
  }, [isUnset]);
  const keep = (change: Partial<SurveyValues>) => {
    const next = { ...values, ...change };
    setValues(next);
    draft.save(next);
  };
  return { actor, answer: { words: values.words, keep } };
}

/** A few words to the thumb, which need not be (`survey.text`). */
function Words({ actor, score, answer: { words, keep } }: { actor: SurveyActor; score: 0 | 1; answer: Answer }) {
  const { t } = useLingui();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const submission = useSelector(actor, ({ children }) => children.submission);
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('error'));
  return (
    <Stack>
      <TextArea
        label={
          score === 1
            ? t({ id: 'survey.good', message: 'Mikä toimi hyvin?' })
            : t({ id: 'survey.bad', message: 'Mitä voisimme parantaa?' })
        }
        mark={t({ id: 'survey.optional', message: '(vapaaehtoinen)' })}
        rows={3}
        limit={{ characters: SURVEY_TEXT_LIMIT, remaining: useRemaining() }}
        value={words}
        onChange={({ currentTarget }) => keep({ words: currentTarget.value })}
        readOnly={isBusy}
      />
      {submission && <SubmissionStatus submission={submission} />}
      {hasFailed && (
        <Notice tone="critical" role="alert">
          {t({ id: 'survey.error', message: 'Vastauksen lähetys ei onnistunut. Yritä hetken päästä uudelleen.' })}
        </Notice>
      )}
      <Row>
        <Button
          variant="secondary"
          isBusy={isBusy}
          isDisabled={!isWithinLength(words.trim(), SURVEY_TEXT_LIMIT)}
          onClick={() => actor.send({ type: 'survey.send', feedbackText: words.trim() })}
        >
          {t({ id: 'survey.send', message: 'Lähetä palaute' })}
        </Button>
      </Row>
    </Stack>
  );
}

interface QuestionProps {
  actor: SurveyActor;
  answer: Answer;
  question: string;
  /** Where the focus goes on when the question goes. */
  next: RefObject<HTMLElement | null>;
}

function Question({ actor, answer, question, next }: QuestionProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useFocusWhenGone(place, next);
  const score = useSelector(actor, ({ context }) => context.score);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div ref={place}>
      <Stack>
        <Thumbs
          label={question}
          labels={{ up: t({ id: 'survey.up', message: 'Kyllä' }), down: t({ id: 'survey.down', message: 'Ei' }) }}
          value={score === null ? null : score === 1 ? 'up' : 'down'}
          isDisabled={isBusy}
          onChoose={(thumb) => {
            actor.send({ type: 'thumb.choose', score: thumb === 'up' ? 1 : 0 });
            answer.keep({ thumb });
          }}
        />
        {score !== null && <Words actor={actor} score={score} answer={answer} />}
        <Row>
          <Button variant="quiet" size="small" onClick={() => actor.send({ type: 'survey.dismiss' })}>
            {t({ id: 'survey.dismiss', message: 'En halua vastata' })}
          </Button>
        </Row>
      </Stack>
    </div>
  );
}

/** The thanks go with the page on which they were said. */
function useEndWithPage(actor: SurveyActor, isSent: boolean) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const leave = useEffectEvent(() => {
    if (isSent) actor.send({ type: 'survey.dismiss' });
  });
  useEffect(() => () => leave(), [path]);
}

function Shown({ actor, answer, isSent }: { actor: SurveyActor; answer: Answer; isSent: boolean }) {
  const { t } = useLingui();
  const end = useRef<HTMLDivElement>(null);
  useFocusWhenGone(end);
  const question = t({ id: 'survey.question', message: 'Sujuiko asiointi?' });
  return (
    <PageEnd ref={end}>
      <Panel title={isSent ? t({ id: 'survey.thanks', message: 'Kiitos vastauksestasi' }) : question}>
        {isSent ? (
          <p role="status">{t({ id: 'survey.thanksText', message: 'Se auttaa meitä parantamaan palvelua.' })}</p>
        ) : (
          <Question actor={actor} answer={answer} question={question} next={end} />
        )}
      </Panel>
    </PageEnd>
  );
}

/** Asks how the portal is liked, at the end of the page, seldom; it takes no focus and keeps nobody from anything (`survey.polite`). */
export function Survey(props: SurveyProps) {
  const { t } = useLingui();
  const { actor, answer } = useSurvey(props);
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown')) && !props.isHidden;
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('sent'));
  useEndWithPage(actor, isSent);
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isShown && !isSent && t({ id: 'survey.announced', message: 'Sivun lopussa on lyhyt kysymys sinulle.' })}
        </span>
      </VisuallyHidden>
      {isShown && <Shown actor={actor} answer={answer} isSent={isSent} />}
    </>
  );
}
