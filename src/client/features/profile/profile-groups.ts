import type { ComponentProps } from 'react';
import type { Field } from '#client/ui/Field.tsx';
import type { ProfileField } from '#contract/profile-rules.ts';

export type ProfileGroup = 'you' | 'home' | 'work' | 'messengers';

/** What is asked beside what. */
export const profileGroups: Record<ProfileGroup, readonly ProfileField[]> = {
  you: ['nickname', 'payeeName', 'fullName', 'birthday', 'birthPlace', 'nationality', 'idNumber'],
  home: ['permanentAddress', 'currentAddress'],
  work: ['occupation', 'incomeSource'],
  messengers: ['whatsapp', 'telegram', 'facebook', 'line', 'wechat', 'zalo', 'qqNum'],
};

const handle = { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } as const;
const words = { autoCapitalize: 'words', spellCheck: false } as const;

/** What a phone's keyboard and its memory are told of each. */
export const typing: Partial<Record<ProfileField, Partial<ComponentProps<typeof Field>>>> = {
  nickname: { autoComplete: 'nickname', spellCheck: false },
  payeeName: { ...words, autoComplete: 'name' },
  fullName: { ...words, autoComplete: 'name' },
  birthday: { type: 'date', autoComplete: 'bday' },
  birthPlace: { ...words, autoComplete: 'off' },
  idNumber: { ...handle, autoCapitalize: 'characters' },
  permanentAddress: { ...words, autoComplete: 'section-permanent street-address' },
  currentAddress: { ...words, autoComplete: 'section-current street-address' },
  occupation: { autoComplete: 'organization-title' },
  whatsapp: { ...handle, type: 'tel', inputMode: 'tel' },
  telegram: handle,
  facebook: handle,
  line: handle,
  wechat: handle,
  zalo: handle,
  qqNum: { ...handle, inputMode: 'numeric' },
};
