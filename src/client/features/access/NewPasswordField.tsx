import { useLingui } from '@lingui/react';
import type { ComponentProps } from 'react';
import { sayFault } from '#client/features/forms/fault-words.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { demandOf, requiredRule } from '#contract/field-rules.ts';

/** Says what the merchant asks of a password before one is typed, and not after one was refused. */
export function NewPasswordField(
  props: Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'>,
) {
  const { i18n } = useLingui();
  const rule = useSite()?.register.password ?? requiredRule;
  return (
    <PasswordField
      {...props}
      hint={sayFault(demandOf(rule, 'newPassword'), i18n)}
      autoComplete="new-password"
    />
  );
}
