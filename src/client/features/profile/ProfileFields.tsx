import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckedForm } from '#client/features/forms/use-checked-form.ts';
import { useOpenOverlay } from '#client/ground/overlay/overlay.ts';
import { Field } from '#client/ui/Field.tsx';
import { formatTimestamp } from '#client/ui/format-time.ts';
import { SelectField } from '#client/ui/SelectField.tsx';
import {
  incomeSources,
  type ProfileField,
  type ProfileValues,
  setOnce,
} from '#contract/profile-rules.ts';
import { NationalityField } from './NationalityField.tsx';
import { isToldForGood } from './open-changes.ts';
import styles from './Profile.module.css';
import { type ProfileGroup, profileGroups, typing } from './profile-groups.ts';
import { useProfileWords } from './use-profile-words.ts';

interface ProfileFieldsProps {
  form: CheckedForm<ProfileField>;
  known: ProfileValues;
}

/** Every field with the keyboard and the autofill that fit it; what is told for good stands as text. */
export function ProfileFields({ form, known }: ProfileFieldsProps) {
  const { groups } = useProfileWords();
  const isTold = (name: ProfileField) => isToldForGood(name, known);
  return (Object.keys(profileGroups) as ProfileGroup[]).map((group) => (
    <fieldset key={group} className={styles.group}>
      <legend className={styles.legend}>{groups[group]}</legend>
      {profileGroups[group].some(isTold) && (
        <ToldForGood names={profileGroups[group].filter(isTold)} known={known} />
      )}
      {profileGroups[group]
        .filter((name) => !isTold(name))
        .map((name) => (
          <OneField key={name} name={name} form={form} />
        ))}
    </fieldset>
  ));
}

function OneField({ name, form }: { name: ProfileField; form: CheckedForm<ProfileField> }) {
  const { t } = useLingui();
  const { labels, sources } = useProfileWords();
  const common = {
    ...form.bind(name),
    label: labels[name],
    hint: setOnce.has(name)
      ? t`You can enter this only once: write it as on your identity document.`
      : undefined,
  };
  if (name === 'nationality') {
    return <NationalityField {...common} onChoose={(code) => form.set(name, code)} />;
  }
  if (name === 'incomeSource') {
    return (
      <SelectField {...common}>
        <option value="">{t`Not added`}</option>
        {incomeSources.map((source) => (
          <option key={source} value={source}>
            {sources[source]}
          </option>
        ))}
      </SelectField>
    );
  }
  return <Field {...common} {...typing[name]} enterKeyHint="next" />;
}

function ToldForGood({ names, known }: { names: ProfileField[]; known: ProfileValues }) {
  const { labels } = useProfileWords();
  const open = useOpenOverlay();
  return (
    <div className={`${styles.told} ${styles.wide}`}>
      <dl className={styles.facts}>
        {names.map((name) => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>{name === 'birthday' ? formatTimestamp(known[name] ?? '') : known[name]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>
        <Trans>You can enter this only once. To change it, contact customer service.</Trans>
      </p>
      <button
        type="button"
        className={styles.help}
        onClick={() => open({ kind: 'customer-service' })}
      >
        <Trans>Ask customer service</Trans>
      </button>
    </div>
  );
}
