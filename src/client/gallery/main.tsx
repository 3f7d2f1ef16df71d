import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ChipRow } from '#client/ui/ChipRow.tsx';
import { Section } from '#client/ui/Section.tsx';
import { Stack } from '#client/ui/Stack.tsx';
import { Toaster } from '#client/ui/Toaster.tsx';
import '#client/ui/tokens.css';
import '#client/ui/base.css';
import { choicePages } from './choice-pages.tsx';
import { fieldPages } from './field-pages.tsx';
import styles from './Gallery.module.css';
import { overPages } from './over-pages.tsx';
import { picturePages } from './picture-pages.tsx';
import { pressPages } from './press-pages.tsx';
import { showPages } from './show-pages.tsx';

/** What the screens are made of, each part in the states that it knows; served by `npm run dev` at /gallery. */
const pages: Readonly<Record<string, () => ReactNode>> = {
  ...showPages,
  ...choicePages,
  ...pressPages,
  ...fieldPages,
  ...overPages,
  ...picturePages,
};
const names = Object.keys(pages).toSorted();
const themes = [
  { key: 'day', label: 'Day' },
  { key: 'night', label: 'Night' },
] as const;

function Gallery() {
  const [name, setName] = useState(decodeURIComponent(location.hash.slice(1)) || (names[0] ?? ''));
  const [theme, setTheme] = useState<'day' | 'night'>('night');
  document.documentElement.dataset.theme = theme;
  const Page = pages[name];
  return (
    <main className={styles.gallery}>
      <ChipRow label="Theme" chips={themes} chosen={theme} onChoose={setTheme} />
      <ChipRow
        label="Part"
        chips={names.map((key) => ({ key, label: key }))}
        chosen={name}
        onChoose={(next) => {
          location.hash = next;
          setName(next);
        }}
      />
      <Section heading={name}>
        <Stack gap={5}>{Page && <Page />}</Stack>
      </Section>
      <Toaster />
    </main>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Gallery />
    </I18nProvider>
  </StrictMode>,
);
