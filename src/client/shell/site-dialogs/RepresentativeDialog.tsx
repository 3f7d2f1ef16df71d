import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { BadgeCheck, BadgeX } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { sayError } from '#client/ground/errors/error-words.ts';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { Button } from '#client/ui/Button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Field } from '#client/ui/Field.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { verifyRepresentative } from '#contract/site.ts';
import styles from './Plain.module.css';

/** Is whoever wrote really one of ours? */
export function RepresentativeDialog() {
  const { t, i18n } = useLingui();
  const close = useCloseOverlay();
  const [contact, setContact] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const check = useMutation({
    mutationFn: (asked: string) => ask(verifyRepresentative, { contact: asked }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = contact.trim();
    setTooShort(asked.length < 2);
    if (asked.length >= 2) check.mutate(asked);
  };
  const failed = check.error ? sayError(check.error, i18n) : undefined;
  return (
    <Sheet title={t`Verify representative`} onClose={close}>
      <form className={styles.stack} onSubmit={submit} noValidate>
        <p className={styles.words}>
          <Trans>
            Enter the account, number or address that wrote to you. We never ask for a password.
          </Trans>
        </p>
        <Field
          label={t`Contact`}
          name="contact"
          value={contact}
          maxLength={120}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={t`@account, phone number or web address`}
          onChange={(event) => {
            setContact(event.target.value);
            check.reset();
          }}
          error={isTooShort ? t`Input cannot be empty` : failed}
        />
        <Button type="submit" isWide busy={check.isPending}>
          <Trans>Check</Trans>
        </Button>
        <div role="status">{check.data && <Verdict {...check.data} />}</div>
      </form>
    </Sheet>
  );
}

function Verdict({ official, channel }: { official: boolean; channel: string | null }) {
  return (
    <p className={classNames(styles.verdict, official ? styles.official : styles.unknown)}>
      <Icon of={official ? BadgeCheck : BadgeX} size={26} />
      <span>
        {official && channel && <Trans>This is an official contact on {channel}.</Trans>}
        {official && !channel && <Trans>This is an official contact.</Trans>}
        {!official && (
          <Trans>
            This is not one of our contacts. Do not send money or codes, and let us know.
          </Trans>
        )}
      </span>
    </p>
  );
}
