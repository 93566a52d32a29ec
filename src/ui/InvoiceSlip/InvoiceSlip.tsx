import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import type { Fact } from '../FactList/FactList.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Slip } from './Slip.tsx';
import * as styles from './InvoiceSlip.css.ts';

interface InvoiceSlipProps {
  title: string;
  /** A `Tag`. */
  status: ReactNode;
  /** As it is written in the person's language: `128,47`, `€128.47`. */
  amount: string;
  /** What stands after it; empty where nothing does. */
  unit: string;
  due: { label: string; date: string; note?: string };
  /** Amount and due date as a sentence, for readers of the screen: `Maksettavaa 128,47 €, eräpäivä 24.2.2026.` */
  sentence: string;
  /** What the amount is made of, or what it is for: each with what stands at the end of its line. */
  parts?: { label: string; sum: string }[];
  /** How it is paid. */
  facts?: Fact[];
  actions?: ReactNode;
  /** `large` where the invoice is what the page is about. */
  size?: 'medium' | 'large';
}

/** An invoice to be paid: how much, by when, made of what. */
export function InvoiceSlip(props: InvoiceSlipProps) {
  const { title, status, amount, unit, due, sentence, parts = [], facts = [], actions, size = 'medium' } = props;
  const isLarge = size === 'large';
  return (
    <Slip title={title} status={status} actions={actions}>
      <p>
        <VisuallyHidden>{sentence}</VisuallyHidden>
        <span className={styles.sum} aria-hidden>
          <span className={classNames(styles.amount, isLarge && styles.largeAmount)}>
            {amount}
            {unit && <span className={styles.unit}>{unit}</span>}
          </span>
          <span className={classNames(styles.due, isLarge && styles.largeDue)}>
            <span>{due.label} </span>
            <span className={classNames(styles.dueDate, isLarge && styles.largeDueDate)}>{due.date}</span>
            {due.note && <span className={styles.dueNote}>{due.note}</span>}
          </span>
        </span>
      </p>
      {parts.length > 0 && (
        <dl className={styles.parts}>
          {parts.map(({ label, sum }) => (
            <div key={label} className={styles.part}>
              <dt>{label}</dt>
              <dd className={styles.partSum}>{sum}</dd>
            </div>
          ))}
        </dl>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.factLabel}>{label}</dt>
              <dd className={styles.factValue}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Slip>
  );
}
