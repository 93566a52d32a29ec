import { classNames } from '../classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './LanguageSwitch.css.ts';

const names = { fi: 'suomi', sv: 'svenska', en: 'English' };

export type Language = keyof typeof names;

interface LanguageSwitchProps {
  /** What the group is called: "Kieli". */
  label: string;
  current: Language;
  onChoose(language: Language): void;
}

/** FI, SV and EN, each read by its own name in its own language, whatever the language of the page. */
export function LanguageSwitch({ label, current, onChoose }: LanguageSwitchProps) {
  return (
    <div className={styles.languages} role="group" aria-label={label}>
      {(Object.keys(names) as Language[]).map((language) => (
        <button
          key={language}
          type="button"
          className={classNames(styles.language, language === current && styles.current)}
          lang={language}
          aria-pressed={language === current}
          onClick={() => onChoose(language)}
        >
          <span>
            {language.toUpperCase()}
            <VisuallyHidden> {names[language]}</VisuallyHidden>
          </span>
        </button>
      ))}
    </div>
  );
}
