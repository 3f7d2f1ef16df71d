import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ComponentType, type FunctionComponent, use } from 'react';
import { type LaterWords, loadWords } from './load-language.ts';

export type Part<Props> = FunctionComponent<Props> & {
  /** Fetches it ahead, for who knows that it will be drawn. */
  ready: (i18n: I18n) => Promise<void>;
};

interface ApartOptions {
  /** Nothing is fetched before. */
  wanted?: Promise<void>;
  /** Which words it says; all of them unless it says otherwise. */
  words?: LaterWords;
}

const known: (() => Promise<void>)[] = [];

/** A part that is fetched when it is first drawn, with its words; a Suspense boundary keeps its place. */
export function apart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { wanted = Promise.resolve(), words = 'rest' }: ApartOptions = {},
): Part<Props> {
  let atHand: ComponentType<Props> | undefined;
  let fetching: Promise<ComponentType<Props>> | undefined;
  known.push(async () => {
    atHand = await load();
  });
  const fetchPart = (i18n: I18n) => {
    const fetchBoth = () => Promise.all([load(), loadWords(i18n, words)]);
    fetching ??= wanted.then(fetchBoth).then(
      ([part]) => {
        atHand = part;
        return part;
      },
      (cause) => {
        // The boundary that shows the loss offers another try.
        fetching = undefined;
        throw cause;
      },
    );
    return fetching;
  };
  function Apart(props: Props) {
    const { i18n } = useLingui();
    const Drawn = atHand ?? use(fetchPart(i18n));
    return <Drawn {...props} />;
  }
  return Object.assign(Apart, {
    ready: (i18n: I18n) => fetchPart(i18n).then(() => undefined),
  });
}

/** For the gateway, which draws everything at once; each rendering brings its own words. */
export async function readyParts(): Promise<void> {
  let ready = 0;
  // What is fetched may bring parts of its own.
  while (ready < known.length) {
    const fetched = known.slice(ready);
    ready = known.length;
    await Promise.all(fetched.map((prepare) => prepare()));
  }
}
