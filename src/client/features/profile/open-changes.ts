import {
  type ProfileField,
  type ProfileValues,
  profileChanges,
  setOnce,
} from '#contract/profile-rules.ts';

/** Told once, and told: from here on it stands as text, and what was typed for it counts no more. */
export function isToldForGood(name: ProfileField, known: ProfileValues): boolean {
  return setOnce.has(name) && known[name] !== undefined;
}

/** What was typed that is another than before and can still be changed here. */
export function openChanges(typed: ProfileValues, known: ProfileValues): ProfileValues {
  const changes = Object.entries(profileChanges(typed, known));
  return Object.fromEntries(
    changes.filter(([name]) => !isToldForGood(name as ProfileField, known)),
  );
}
