import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './Toaster.module.css';
import { removeToastAtom, type Toast, toastsAtom } from './toasts.ts';

const shownMs = 6000;

/** Where toasts appear: under the header, and at a desk in the corner. Once a page. */
export function Toaster() {
  const toasts = useAtomValue(toastsAtom);
  return (
    <div className={styles.toaster} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <Shown key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function Shown({ toast }: { toast: Toast }) {
  const { t } = useLingui();
  const remove = useSetAtom(removeToastAtom);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    // Whoever is reading it, or has something to press, is not hurried.
    if (isHeld) return;
    const timer = setTimeout(() => remove(toast.id), toast.action ? shownMs * 2 : shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, remove, toast]);
  const { action } = toast;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus hold it, nothing is pressed
    <div
      className={classNames(styles.toast, styles[toast.tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.tone !== 'plain' && (
        <Icon of={toast.tone === 'good' ? CircleCheck : CircleAlert} size={22} />
      )}
      <p className={styles.text}>{toast.text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            remove(toast.id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label={t`Dismiss`} icon={X} onClick={() => remove(toast.id)} />
    </div>
  );
}
