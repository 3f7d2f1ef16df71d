import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useAtom, useSetAtom } from 'jotai';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { useOwnProfileQuery } from '#client/features/profile/profile-query.ts';
import { useLogOut } from '#client/features/session/log-out.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { overlayAtom } from '#client/ground/overlay/overlay-atom.ts';
import { memberQuery } from '#client/ground/session/member-query.ts';
import { useSession } from '#client/ground/session/session-atom.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { checkFields, type FieldRule, requiredRule } from '#contract/field-rules.ts';
import { changePassword } from '#contract/session.ts';
import styles from './Access.module.css';
import { FirstLoginForm } from './FirstLoginForm.tsx';
import { FirstPassword } from './FirstPassword.tsx';
import { knownPasswordAtom } from './known-password-atom.ts';
import { NewPasswordField } from './NewPasswordField.tsx';
import { OwnName } from './OwnName.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

/**
 * Forced after a login with a password that was given out or is too old: the change closes it, or leaving.
 * An account that was opened without one gets its first here.
 */
export function ChangePasswordDialog({ isForced = false }: { isForced?: boolean }) {
  const { t } = useLingui();
  const closeOverlay = useCloseOverlay();
  const setOverlay = useSetAtom(overlayAtom);
  const router = useRouter();
  const toast = useToast();
  const client = useQueryClient();
  const { data: profile, isPending } = useQuery({ ...useOwnProfileQuery(), enabled: !isForced });
  const isFirst = profile?.hasPassword === false;
  const confirmsAge = useSession().member?.mustConfirmAge === true;
  const done = async () => {
    await client.fetchQuery({ ...memberQuery, staleTime: 0 });
    setOverlay(null);
    toast(t`Password changed.`, { tone: 'good' });
    void router.navigate({ to: '/', replace: true });
  };
  const titleOf = () => {
    if (isForced && confirmsAge) return t`Your first login`;
    return isFirst ? t`Set a password` : t`Change password`;
  };
  return (
    <Dialog
      title={titleOf()}
      closes={isForced ? 'answer' : 'any'}
      onClose={isForced ? () => undefined : closeOverlay}
    >
      {isForced && (
        <p className={styles.lead}>
          {confirmsAge ? (
            <Trans>
              This account was opened for you. Enter your date of birth and choose a password only
              you know.
            </Trans>
          ) : (
            <Trans>You need to change this password. Choose a new one to continue.</Trans>
          )}
        </p>
      )}
      {isPending && !isForced && <Spinner />}
      {isFirst && <FirstPassword onDone={closeOverlay} />}
      {isForced && confirmsAge && <FirstLoginForm onDone={done} />}
      {isForced && !confirmsAge && <PasswordForm onDone={done} />}
      {!isForced && !isPending && !isFirst && <PasswordForm onDone={done} />}
      {isForced && <Leave onLeft={() => setOverlay(null)} />}
    </Dialog>
  );
}

/** Whoever cannot change it now leaves, and nobody finds an open session. */
function Leave({ onLeft }: { onLeft: () => void }) {
  const logOut = useLogOut();
  return (
    <Button
      variant="quiet"
      isWide
      busy={logOut.isPending}
      onClick={() => logOut.mutate(undefined, { onSuccess: onLeft })}
    >
      <Trans>Log out</Trans>
    </Button>
  );
}

type Name = 'oldPassword' | 'newPassword' | 'confirmNewPassword';

function PasswordForm({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useLingui();
  const { member } = useSession();
  const rule = useSite()?.register.password ?? requiredRule;
  const [known, setKnown] = useAtom(knownPasswordAtom);
  const send = useMutation({
    mutationFn: (typed: Record<Name, string>) => ask(changePassword, typed),
    onSuccess: () => {
      setKnown(null);
      return onDone();
    },
  });
  const form = useCheckedForm<Name>({
    initial: { oldPassword: known ?? '', newPassword: '', confirmNewPassword: '' },
    check: ({ confirmNewPassword, ...typed }) => ({
      ...checkFields({ oldPassword: requiredRule, newPassword: asked(rule) }, typed),
      ...(confirmNewPassword !== typed.newPassword && {
        confirmNewPassword: { words: t`Incorrect confirmation input` },
      }),
    }),
    send: (typed) => {
      if (!send.isPending) send.mutate(typed, { onError: form.refuse });
    },
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <OwnName account={member?.account ?? ''} />
      {known === null && (
        <PasswordField
          label={t`Old password`}
          autoComplete="current-password"
          {...form.bind('oldPassword')}
        />
      )}
      <NewPasswordField label={t`New password`} {...form.bind('newPassword')} />
      <PasswordStrength password={form.values.newPassword} username={member?.account ?? ''} />
      <PasswordField
        label={t`New password again`}
        autoComplete="new-password"
        {...form.bind('confirmNewPassword')}
      />
      {send.error && !hasFields(send.error) && <ErrorAlert error={send.error} />}
      <Button type="submit" size="l" isWide busy={send.isPending}>
        <Trans>Change password</Trans>
      </Button>
    </form>
  );
}

function asked(rule: FieldRule): FieldRule {
  return { ...rule, enabled: true, required: true };
}

function hasFields(error: unknown): boolean {
  return error instanceof Refused && error.fields.length > 0;
}
