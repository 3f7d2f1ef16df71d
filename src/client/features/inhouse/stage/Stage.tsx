import { type ReactNode, useMemo, useState } from 'react';
import { houseGameOf } from '../house-games.ts';
import { Scene } from './Scene.tsx';
import styles from './Stage.module.css';
import { sceneOf } from './scenes.ts';
import { StageSlotsContext } from './stage-slots.ts';

interface StageProps {
  rules: string;
  /** The table's code. */
  game: string;
  bar: ReactNode;
  /** Played with coins: steps come with advice. */
  isForCoins: boolean;
  /** Over the board: the last results, and the moment of a win. */
  results: ReactNode;
  moment: ReactNode;
  /** What a round came to, in words. */
  result: ReactNode;
  notes: ReactNode;
  /** The game's own board. */
  children: ReactNode;
}

/** What every house game stands on: a slim bar, the board in its scene, and the slip with the instrument. */
export function Stage(props: StageProps) {
  const { rules, game, bar, isForCoins, results, moment, result, notes, children } = props;
  const [settings, setSettings] = useState<HTMLElement | null>(null);
  const [dock, setDock] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ settings, dock }), [settings, dock]);
  const scene = sceneOf(rules, game);
  return (
    <StageSlotsContext value={slots}>
      <main className={styles.stage} data-stage={rules}>
        {bar}
        <div className={styles.place} data-scene={scene}>
          <Scene name={scene} />
          {results}
          <div className={styles.board}>{children}</div>
          {moment}
        </div>
        <div className={styles.slip}>
          <div ref={setSettings} className={styles.settings} />
          <div className={styles.notes}>{notes}</div>
          <div className={styles.dock}>
            {result}
            <div
              ref={setDock}
              className={styles.instrument}
              data-steps={houseGameOf(rules)?.steps}
              data-coins={isForCoins || undefined}
            />
          </div>
        </div>
      </main>
    </StageSlotsContext>
  );
}
