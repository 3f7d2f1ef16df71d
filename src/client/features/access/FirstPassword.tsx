import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ask } from '#client/data/ask.ts';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { ownProfileQuery } from '#client/features/profile/profile-query.ts';
import { ProofStep } from '#client/features/proof/ProofStep.tsx';
import { useProvedChange } from '#client/features/proof/use-proved-change.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useOwnKey } from '#client/ground/session/own-key.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { Button } from '#client/ui/Button.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { checkField, requiredRule } from '#contract/field-rules.ts';
import { setFirstPassword } from '#contract/first-password.ts';
import { type ProofOfSelf, selfProofs } from '#contract/proof.ts';
import styles from './Access.module.css';
import { NewPasswordField } from './NewPasswordField.tsx';
import { OwnName } from './OwnName.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

type Name = 'newPassword' | 'confirmNewPassword';

/** For who came in by SMS, Google or Facebook and never had one; another proof stands for the old one. */
export function FirstPassword({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { member } = useSession();
  const account = member?.account ?? '';
  const rule = { ...(useSite()?.register.password ?? requiredRule), enabled: true, required: true };
  const settle = useSettled(onDone);
  const change = useProvedChange<Record<Name, string>>({
    send: (values, proof) => ask(setFirstPassword, { ...values, proof: proof as ProofOfSelf }),
    onDone: settle,
    onRefused: (error) => {
      form.refuse(error);
      return false;
    },
  });
  const form = useCheckedForm<Name>({
    initial: { newPassword: '', confirmNewPassword: '' },
    check: ({ newPassword, confirmNewPassword }) => {
      const fault = checkField(rule, newPassword, { field: 'newPassword', values: {} });
      return {
        ...(fault && { newPassword: fault }),
        ...(confirmNewPassword !== newPassword && {
          confirmNewPassword: { kind: 'confirmation' as const },
        }),
      };
    },
    send: change.askProof,
  });
  if (change.isProving) {
    return (
      <ProofStep
        action={t`Set the password`}
        onBack={change.back}
        onProof={change.prove}
        isPending={change.isPending}
        error={change.error}
      />
    );
  }
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <p className={styles.quietLead}>
        <Trans>
          Your account has no password yet. With one you can also log in with your user name.
        </Trans>
      </p>
      <OwnName account={account} />
      <NewPasswordField {...form.bind('newPassword')} label={t`New password`} />
      <PasswordStrength password={form.values.newPassword} username={account} />
      <PasswordField
        {...form.bind('confirmNewPassword')}
        label={t`New password again`}
        autoComplete="new-password"
      />
      <ErrorAlert error={change.loose} />
      <Button type="submit" size="l" isWide>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}

/** From here on the account has a password, and it is what proves the owner. */
function useSettled(onDone: () => void): () => void {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const { member } = useSession();
  const keyOf = useOwnKey();
  return () => {
    onDone();
    toast(t`Your password is set.`, { tone: 'good' });
    void client.invalidateQueries({ queryKey: ownProfileQuery(member?.id ?? '').queryKey });
    void client.invalidateQueries({ queryKey: keyOf(selfProofs) });
  };
}
