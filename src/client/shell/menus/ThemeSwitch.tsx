import { useLingui } from '@lingui/react/macro';
import { Moon, Sun, SunMoon } from 'lucide-react';
import { useTheme } from '#client/ground/page/theme.ts';
import { Icon } from '#client/ui/Icon.tsx';
import styles from './ThemeSwitch.module.css';

/** Night, day, or as the device has it. `name` tells two of them on one page apart. */
export function ThemeSwitch({ name }: { name: string }) {
  const { t } = useLingui();
  const [theme, choose] = useTheme();
  const choices = [
    { key: 'night', icon: Moon, label: t`Night` },
    { key: 'day', icon: Sun, label: t({ message: 'Day', context: 'theme' }) },
    { key: 'auto', icon: SunMoon, label: t`Auto` },
  ] as const;
  return (
    <fieldset className={styles.switch} aria-label={t`Theme`}>
      {choices.map(({ key, icon, label }) => (
        <label key={key} className={styles.choice}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={theme === key}
            onChange={() => choose(key)}
          />
          <Icon of={icon} size={18} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
