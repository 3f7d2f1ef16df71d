import { useLingui } from '@lingui/react/macro';
import type { incomeSources, ProfileField } from '#contract/profile-rules.ts';
import type { ProfileGroup } from './profile-groups.ts';

interface ProfileWords {
  labels: Record<ProfileField, string>;
  groups: Record<ProfileGroup, string>;
  sources: Record<(typeof incomeSources)[number], string>;
}

/** What each field, group and choice is called. */
export function useProfileWords(): ProfileWords {
  const { t } = useLingui();
  return {
    labels: {
      nickname: t`Nickname`,
      payeeName: t`Name of the payee`,
      fullName: t`Full name`,
      birthday: t`Birthday`,
      birthPlace: t`Place of birth`,
      nationality: t`Nationality`,
      idNumber: t`Identity number`,
      permanentAddress: t`Permanent address`,
      currentAddress: t`Current address`,
      occupation: t`Occupation`,
      incomeSource: t`Source of income`,
      whatsapp: 'WhatsApp',
      telegram: 'Telegram',
      facebook: 'Facebook',
      line: 'LINE ID',
      wechat: 'WeChat',
      zalo: 'Zalo',
      qqNum: 'QQ',
    },
    groups: {
      you: t`About you`,
      home: t`Where you live`,
      work: t`Work and money`,
      messengers: t`Messengers`,
    },
    sources: {
      salary: t`Salary`,
      business: t`Own business`,
      pension: t`Pension`,
      savings: t`Savings`,
      investments: t`Investments`,
      family: t`Family`,
      other: t`Something else`,
    },
  };
}
