import { useLingui } from '@lingui/react/macro';
import type { Language, Texts } from '../../../machines/flowModel.ts';
import { classNames } from '../../../src/ui/classNames.ts';
import { Disclosure } from '../../../src/ui/Disclosure/Disclosure.tsx';
import { Note } from '../../../src/ui/Text/Text.tsx';
import type { Sent } from '../../explorer/explore.ts';
import type { Option, Situation } from './simulation.ts';
import { useSentences } from './useSentences.ts';
import * as styles from './Simulation.css.ts';

interface EventListProps {
  situation: Situation;
  language: Language;
  /** Of the machine's model. */
  texts: Record<string, Texts>;
  onSend(sent: Sent): void;
}

type OptionsProps = Omit<EventListProps, 'situation'> & { options: Option[] };

function Options({ options, language, texts, onSend }: OptionsProps) {
  const sentences = useSentences(language, texts);
  return (
    <ul className={styles.events} role="list">
      {options.map(({ sent, isPossible, does }) => (
        <li key={sent.title}>
          <button
            type="button"
            className={classNames(styles.event, !isPossible && styles.machineOnly)}
            lang="en"
            onClick={() => onSend(sent)}
          >
            {sent.title}
          </button>
          {isPossible && does && does.length > 0 && (
            <p className={styles.doing}>{does.map(sentences.action).join('. ')}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** All that can be sent where the machine is: what a person does, what actors answer, delays that end. */
export function EventList({ situation, language, texts, onSend }: EventListProps) {
  const { t } = useLingui();
  const { options, isDone } = situation;
  const effective = options.filter(({ takes }) => takes.length > 0);
  const idle = options.filter(({ takes }) => takes.length === 0);
  const groups: { kind: Sent['from']['kind']; name: string }[] = [
    { kind: 'event', name: t({ id: 'atlas.simulation.events', message: 'Tapahtumat' }) },
    { kind: 'outcome', name: t({ id: 'atlas.simulation.outcomes', message: 'Toimija vastaa' }) },
    { kind: 'delay', name: t({ id: 'atlas.simulation.delays', message: 'Aika kuluu' }) },
  ];
  if (isDone)
    return (
      <Note>{t({ id: 'atlas.simulation.done', message: 'Tilakone on valmis: mitään ei voi enää tapahtua.' })}</Note>
    );
  return (
    <>
      {effective.length === 0 && (
        <Note>{t({ id: 'atlas.simulation.nothing', message: 'Tästä tilasta ei pääse eteenpäin.' })}</Note>
      )}
      {groups.map(({ kind, name }) => {
        const ofKind = effective.filter(({ sent }) => sent.from.kind === kind);
        return (
          ofKind.length > 0 && (
            <div key={kind} className={styles.group}>
              <h3 className={styles.groupName}>{name}</h3>
              <Options options={ofKind} {...{ language, texts, onSend }} />
            </div>
          )
        );
      })}
      {effective.some(({ isPossible }) => !isPossible) && (
        <p className={styles.doing}>
          {t({
            id: 'atlas.simulation.machineOnly',
            message: 'Katkoviiva: tilakone tuntee tapahtuman, mutta sivulla sitä ei voi tässä saada aikaan.',
          })}
        </p>
      )}
      {idle.length > 0 && (
        <Disclosure label={t({ id: 'atlas.simulation.idle', message: `Ei vaikutusta tässä (${idle.length})` })}>
          <Options options={idle} {...{ language, texts, onSend }} />
        </Disclosure>
      )}
    </>
  );
}
