import { memo } from 'react';
import * as styles from './Scene.css.ts';
import { drawScene } from './sceneTicks.ts';
import { scenes, type SceneKind } from './scenes.ts';

export type { SceneKind } from './scenes.ts';

/**
 * A landscape of ticks; its sun tells the story. It decorates and says nothing that the words beside it do not, so that it is
 * not drawn anew where they change.
 */
export const Scene = memo(function Scene({ kind }: { kind: SceneKind }) {
  const scene = scenes[kind];
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      preserveAspectRatio="xMidYMax slice"
      strokeWidth={scene.stroke}
      aria-hidden
    >
      {drawScene(scene).map(({ color, opacity, d }) => (
        <path
          key={`${color} ${opacity}`}
          className={styles.colors[color]}
          opacity={opacity === 1 ? undefined : opacity}
          d={d}
        />
      ))}
    </svg>
  );
});
