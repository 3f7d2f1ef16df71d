import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { checkFields, type FieldRule, requiredRule } from '#contract/field-rules.ts';
import { forgotByEmail } from '#contract/forgot.ts';
import styles from './Access.module.css';

type Name = 'username' | 'email';

const emailRule: FieldRule = {
  ...requiredRule,
  acceptedPattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$',
  patternId: 'EMAIL',
  minLength: 6,
};
const rules = { username: requiredRule, email: emailRule };

/** The answer is the same whether the two belong together or not, and the words say so. */
export function ForgotByEmail({ onSent }: { onSent: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const send = useMutation({
    mutationFn: (values: Record<Name, string>) => ask(forgotByEmail, values),
    onSuccess: ({ validMinutes }) => {
      toast(
        t`If the details match an account, we have sent you an e-mail. Its link is valid for ${validMinutes} minutes.`,
        { tone: 'good' },
      );
      onSent();
    },
    onError: (error) => form.refuse(error),
  });
  const form = useCheckedForm<Name>({
    draft: 'forgot-by-email',
    initial: { username: '', email: '' },
    check: (values) => checkFields(rules, values) as object,
    send: (values) => !send.isPending && send.mutate(values),
  });
  const hasFields = send.error instanceof Refused && send.error.fields.length > 0;
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <Field
        {...form.bind('username')}
        label={t`User name`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <Field
        {...form.bind('email')}
        label={t`E-mail`}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="send"
      />
      {send.error && !hasFields && <ErrorAlert error={send.error} />}
      <Button type="submit" size="l" isWide busy={send.isPending}>
        <Trans>Send the link</Trans>
      </Button>
    </form>
  );
}
