import { type ReactNode, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import styles from './PlayHint.module.css';

interface PlayHintProps {
  question: ReactNode;
  /** Works the advice out, which may take a moment. */
  onAsk: () => Promise<void>;
  /** The advice; nothing before somebody asked. */
  children: ReactNode;
}

/** Only where nothing can be lost: what perfect play would do. */
export function PlayHint({ question, onAsk, children }: PlayHintProps) {
  const [isAsked, setIsAsked] = useState(false);
  const ask = async () => {
    setIsAsked(true);
    await onAsk();
    setIsAsked(false);
  };
  return (
    <div className={styles.hint}>
      <Button variant="quiet" busy={isAsked} onClick={() => void ask()}>
        {question}
      </Button>
      <p aria-live="polite">{children}</p>
    </div>
  );
}
