import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ask } from '#client/data/ask.ts';
import { Refused } from '#client/data/refused.ts';
import { useCheckedForm } from '#client/features/forms/use-checked-form.ts';
import { ErrorAlert } from '#client/ground/errors/ErrorAlert.tsx';
import { memberQuery } from '#client/ground/session/member-query.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { Button } from '#client/ui/Button.tsx';
import { useToast } from '#client/ui/toasts.ts';
import { latestDayAt } from '#contract/dates.ts';
import { changeProfile } from '#contract/profile.ts';
import {
  checkProfile,
  type ProfileField,
  type ProfileValues,
  profileFields,
} from '#contract/profile-rules.ts';
import { ProofStep } from '../proof/ProofStep.tsx';
import { useProvedChange } from '../proof/use-proved-change.ts';
import { openChanges } from './open-changes.ts';
import styles from './Profile.module.css';
import { ProfileFields } from './ProfileFields.tsx';
import { useOwnProfileQuery } from './profile-query.ts';
import { useProfileDraft } from './use-profile-draft.ts';
import { useProfileWords } from './use-profile-words.ts';

interface ProfileFormProps {
  known: ProfileValues;
  onDone: () => void;
}

const blank = Object.fromEntries(profileFields.map((name) => [name, ''])) as Record<
  ProfileField,
  string
>;

/** Only what is another than before is judged and sent; all but the nickname asks for a proof. */
export function ProfileForm({ known, onDone }: ProfileFormProps) {
  const { t } = useLingui();
  const { labels } = useProfileWords();
  const sayList = useSayList();
  const client = useQueryClient();
  const profileQuery = useOwnProfileQuery();
  const toast = useToast();
  const register = useSite()?.register ?? {};
  const draft = useProfileDraft(known);
  const [today] = useState(() => latestDayAt(new Date()));
  const change = useProvedChange<ProfileValues>({
    send: (changes, proof) => ask(changeProfile, { ...changes, proof }),
    onDone: () => {
      draft.drop();
      toast(t`Your profile is saved.`, { tone: 'good' });
      void client.invalidateQueries({ queryKey: profileQuery.queryKey });
      void client.invalidateQueries({ queryKey: memberQuery.queryKey });
      onDone();
    },
    onRefused: (error) => {
      form.refuse(error);
      const isTold = error instanceof Refused && error.code === 'profile.set-once';
      if (isTold) void client.invalidateQueries({ queryKey: profileQuery.queryKey });
      return isTold;
    },
  });
  const form = useCheckedForm<ProfileField>({
    initial: { ...blank, ...known, ...draft.before },
    check: (values) => checkProfile(register, openChanges(values, known), { today, known }),
    send: (values) => {
      const changes = openChanges(values, known);
      const names = Object.keys(changes);
      if (names.length === 0) onDone();
      else if (names.every((name) => name === 'nickname')) change.sendWithout(changes);
      else change.askProof(changes);
    },
  });
  const { values } = form;
  useEffect(() => {
    // What has been sent is no draft any more, however long the sheet takes to leave.
    if (!change.isDone) draft.keep(openChanges(values, known));
  }, [draft.keep, change.isDone, values, known]);
  const place = useReturn(change.isProving);
  if (change.isProving) {
    const names = Object.keys(change.waiting ?? {}) as ProfileField[];
    const list = sayList(names.map((name) => labels[name]));
    return (
      <ProofStep
        action={t`Save`}
        onBack={change.back}
        onProof={change.prove}
        isPending={change.isPending}
        error={change.error}
      >
        <p>
          <Trans>You are changing: {list}.</Trans>
        </p>
      </ProofStep>
    );
  }
  return (
    <form ref={place} className={styles.form} onSubmit={form.onSubmit} noValidate tabIndex={-1}>
      <p className={styles.lead}>
        <Trans>Everything here is optional. If we need something, we will ask for it then.</Trans>
      </p>
      <ProfileFields form={form} known={known} />
      <div className={styles.save}>
        <ErrorAlert error={change.loose} />
        <Button type="submit" size="l" isWide busy={change.isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Back from the proof one stands at the first field that is wrong, or at the form's beginning. */
function useReturn(isAway: boolean) {
  const place = useRef<HTMLFormElement>(null);
  const wasAway = useRef(false);
  useEffect(() => {
    if (!isAway && wasAway.current) {
      const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      (wrong ?? place.current)?.focus();
    }
    wasAway.current = isAway;
  }, [isAway]);
  return place;
}

/** With commas and "and" as the language has them. */
function useSayList(): (words: string[]) => string {
  const language = useLanguage();
  return (words) => new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
}
