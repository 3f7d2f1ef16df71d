import { useState } from 'react';
import { Field } from '#client/ui/Field.tsx';
import { figureFrom } from '../games/dice/dice-bet.ts';

interface TypedFigureProps {
  label: string;
  name: string;
  value: string;
  /** What a text says; null where it says no figure. */
  read?: (text: string) => number | null;
  onFigure: (figure: number) => void;
}

/** A figure of a bet. What is typed stands as it is typed until the field is left. */
export function TypedFigure({ label, name, value, read = figureFrom, onFigure }: TypedFigureProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      label={label}
      name={name}
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        const figure = read(target.value);
        if (figure !== null) onFigure(figure);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
