import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from '#client/i18n/use-language.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Flag, flagOfLanguage } from '#client/ui/Flag.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { type Language, languages } from '#contract/values.ts';
import { changeLanguage } from './change-language.ts';
import { languageNames } from './language-names.ts';
import { useCloseOverlay } from './overlay.ts';
import styles from './Plain.module.css';
import { useSayError } from './use-say-error.ts';
import { useSite } from './use-site.ts';

export function LanguageDialog() {
  const { t } = useLingui();
  const close = useCloseOverlay();
  const router = useRouter();
  const current = useLanguage();
  const say = useSayError();
  const [awaited, setAwaited] = useState<Language | null>(null);
  const choose = (language: Language) => {
    if (language === current) return close();
    setAwaited(language);
    changeLanguage(router.options.context, () => router.invalidate(), language)
      .then(close, say)
      .finally(() => setAwaited(null));
  };
  return (
    <Sheet title={t`Language`} onClose={close}>
      <ul className={styles.list}>
        {(useSite()?.languages ?? languages).map((language) => (
          <li key={language}>
            <button
              type="button"
              lang={language}
              aria-pressed={language === current}
              className={classNames(styles.row, language === current && styles.chosen)}
              onClick={() => choose(language)}
            >
              <Flag country={flagOfLanguage[language]} />
              <span className={styles.rowWords}>{languageNames[language]}</span>
              {language === awaited && <Spinner />}
              {language === current && awaited === null && <Icon of={Check} />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
