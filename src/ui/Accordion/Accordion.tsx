import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

interface AccordionItem {
  question: string;
  answer: ReactNode;
}

interface AccordionProps {
  items: AccordionItem[];
  /** The first answer is there from the start. */
  isFirstOpen?: boolean;
}

/** Questions, each with its answer behind it; any number may be open. */
export function Accordion({ items, isFirstOpen = false }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map(({ question, answer }, index) => (
        <details key={question} className={styles.item} open={isFirstOpen && index === 0}>
          <summary className={styles.question}>
            <span className={styles.words}>{question}</span>
            <span className={styles.chevron}>
              <Icon of={ChevronDown} />
            </span>
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
