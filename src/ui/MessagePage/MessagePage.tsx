import type { ReactNode, Ref } from 'react';
import { FactList, type Fact } from '../FactList/FactList.tsx';
import { Scene, type SceneKind } from '../Scene/Scene.tsx';
import * as styles from './MessagePage.css.ts';

interface MessagePageProps {
  scene: SceneKind;
  heading: string;
  /** What has happened, then what to do. */
  lead: ReactNode;
  facts?: Fact[];
  /** In small: when it was, and by which id it is found. */
  note?: ReactNode;
  /** What the person may do, where a button or two do not say it. */
  children?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** The template of a page that says one thing: done, empty, stopped, our fault. */
export function MessagePage({ scene, heading, lead, facts, note, children, actions, ref }: MessagePageProps) {
  return (
    <div className={styles.message}>
      <div className={styles.scene}>
        <Scene kind={scene} />
      </div>
      <h1 ref={ref} tabIndex={-1}>
        {heading}
      </h1>
      <p className={styles.lead}>{lead}</p>
      {facts && (
        <div className={styles.facts}>
          <FactList facts={facts} isFramed />
        </div>
      )}
      {note && <p className={styles.note}>{note}</p>}
      {children && <div className={styles.more}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
