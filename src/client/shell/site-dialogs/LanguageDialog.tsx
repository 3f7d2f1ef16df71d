import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useSayError } from '#client/ground/errors/use-say-error.ts';
import { useCloseOverlay } from '#client/ground/overlay/overlay.ts';
import { useSite } from '#client/ground/site/use-site.ts';
import {
  choosePseudoLanguage,
  chosenPseudoLanguage,
  type PseudoLanguage,
  pseudoLanguages,
} from '#client/i18n/pseudo-language.ts';
import { useLanguage } from '#client/i18n/use-language.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Flag } from '#client/ui/Flag.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { type Language, languageFacts, languages } from '#contract/languages.ts';
import { changeLanguage } from './change-language.ts';
import styles from './Plain.module.css';

const pseudoNames = Object.entries(pseudoLanguages);

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
              <Flag country={languageFacts[language].flag} />
              <span className={styles.rowWords}>{languageFacts[language].name}</span>
              {language === awaited && <Spinner />}
              {language === current && awaited === null && <Icon of={Check} />}
            </button>
          </li>
        ))}
        {import.meta.env.DEV &&
          pseudoNames.map(([pseudo, { name }]) => (
            <li key={pseudo}>
              <button
                type="button"
                aria-pressed={pseudo === chosenPseudoLanguage()}
                className={styles.row}
                onClick={() => choosePseudoLanguage(pseudo as PseudoLanguage)}
              >
                <span className={styles.rowWords}>{name}</span>
                {pseudo === chosenPseudoLanguage() && <Icon of={Check} />}
              </button>
            </li>
          ))}
      </ul>
    </Sheet>
  );
}
