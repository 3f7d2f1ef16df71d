import { type ChangeEvent, type ReactNode, useId } from 'react';
import { Note } from './Note.tsx';
import { Spinner } from './Spinner.tsx';
import styles from './UploadField.module.css';

interface UploadFieldProps {
  name: string;
  /** What a press does. */
  label: ReactNode;
  /** Kinds of files, as `accept` takes them. */
  accept: string;
  hint?: ReactNode;
  busy?: boolean;
  onFile: (file: File) => void;
}

/** A file that is sent as soon as it is chosen. The same file may be chosen again after it failed. */
export function UploadField({ name, label, accept, hint, busy, onFile }: UploadFieldProps) {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    target.value = '';
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.upload} aria-busy={busy}>
        {busy ? <Spinner /> : label}
        <input
          id={id}
          name={name}
          type="file"
          accept={accept}
          disabled={busy}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={choose}
        />
      </label>
      {hint !== undefined && <Note id={`${id}-hint`}>{hint}</Note>}
    </div>
  );
}
