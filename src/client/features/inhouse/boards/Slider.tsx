import type { ReactNode } from 'react';
import styles from './Slider.module.css';

interface SliderProps {
  label: string;
  /** How the value is said. */
  text: string;
  value: number;
  least: number;
  most: number;
  step?: number;
  isDisabled?: boolean;
  /** Drawn instead of the plain rail; as wide as what the knob travels. */
  rail?: ReactNode;
  onChange: (value: number) => void;
}

/** A knob of brass on a rail: what it travels is exactly as wide as the rail that is drawn. */
export function Slider(props: SliderProps) {
  const { label, text, value, least, most, step = 1, isDisabled = false, rail, onChange } = props;
  return (
    <div className={styles.slider}>
      {rail ?? <span className={styles.rail} />}
      <input
        className={styles.input}
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        disabled={isDisabled}
        aria-label={label}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
