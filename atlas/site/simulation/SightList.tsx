import { useLingui } from '@lingui/react/macro';
import type { Language, Sight, Texts } from '../../../machines/flowModel.ts';
import { Note } from '../../../src/ui/Text/Text.tsx';
import { useSentences } from './useSentences.ts';
import * as styles from './Simulation.css.ts';

interface SightListProps {
  sees: Sight<unknown>[];
  language: Language;
  /** Of the machine's model. */
  texts: Record<string, Texts>;
}

function useLines(language: Language, textsOfModel: Record<string, Texts>): (sight: Sight<unknown>) => string[] {
  const { t } = useLingui();
  const { part, words } = useSentences(language, textsOfModel);
  return ({
    isPassing,
    dialog,
    heading,
    texts = [],
    behind = [],
    shows = [],
    can = [],
    cannot = [],
    address,
    focus,
    waitsFor = [],
  }) => {
    const [dialogText, headingText] = [dialog, heading].map((one) => one && words(one));
    const calls = waitsFor.join(', ');
    const focused = focus && part(focus);
    const lines: (string | false | undefined)[] = [
      isPassing && t({ id: 'atlas.screen.passing', message: 'Sivu jatkaa tästä tilasta itse: nähtävää ei ole.' }),
      dialogText && t({ id: 'atlas.sees.dialog', message: `Ikkuna: ${dialogText}` }),
      headingText && t({ id: 'atlas.sees.heading', message: `Otsikko: ${headingText}` }),
      ...[...texts, ...behind].map(words),
      ...shows.map(part),
      ...can.map((one) => {
        const what = part(one);
        return t({ id: 'atlas.sees.can', message: `Käytettävissä: ${what}` });
      }),
      ...cannot.map((one) => {
        const what = part(one);
        return t({ id: 'atlas.sees.cannot', message: `Ei käytettävissä: ${what}` });
      }),
      focused && t({ id: 'atlas.sees.focus', message: `Kohdistus: ${focused}` }),
      calls && t({ id: 'atlas.sees.waitsFor', message: `Odottaa vastausta: ${calls}` }),
      address && t({ id: 'atlas.sees.address', message: `Osoite: ${address}` }),
    ];
    return lines.filter((line): line is string => Boolean(line));
  };
}

/** What a person sees at a place, in words, as the model says it. */
export function SightList({ sees, language, texts }: SightListProps) {
  const { t } = useLingui();
  const linesOf = useLines(language, texts);
  const lines = sees.flatMap(linesOf);
  if (lines.length === 0) {
    return <Note>{t({ id: 'atlas.sees.unsaid', message: 'Malli ei kerro, mitä tässä näkyy.' })}</Note>;
  }
  return (
    <ul className={styles.sees}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
