import type { ReactNode } from 'react';
import type { ElementProps } from '../props.ts';
import * as styles from './Form.css.ts';

/** A form with its parts below one another. What is wrong it says itself, not the browser. */
export function Form(props: ElementProps<'form'>) {
  return <form noValidate {...props} className={styles.form} />;
}

/** Fields on one or more lines; what stands in it is a `FormField` each. */
export function FormRows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}

interface FormFieldProps {
  /** As wide as what goes into it: a house number is `short`, half of a pair `half`. */
  width?: keyof typeof styles.widths;
  children: ReactNode;
}

export function FormField({ width = 'full', children }: FormFieldProps) {
  return <div className={styles.widths[width]}>{children}</div>;
}

interface FormActionsProps {
  /** The way back, before the way on. */
  back?: ReactNode;
  /** The button that sends the form. */
  children: ReactNode;
}

/** The foot of a step. */
export function FormActions({ back, children }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      {back && <div className={styles.back}>{back}</div>}
      <div className={styles.onward}>{children}</div>
    </div>
  );
}
