import { type ComponentType, type FunctionComponent, use } from 'react';

export type Part<Props> = FunctionComponent<Props> & {
  /** Fetches it ahead, for who knows that it will be drawn. */
  ready: () => Promise<void>;
};

interface ApartOptions {
  /** Nothing is fetched before. */
  wanted?: Promise<void>;
}

const known: (() => Promise<void>)[] = [];

/** A part that is fetched when it is first drawn; a Suspense boundary keeps its place. */
export function apart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { wanted = Promise.resolve() }: ApartOptions = {},
): Part<Props> {
  let fetching: Promise<ComponentType<Props>> | undefined;
  // React reads a promise that says this of itself at once, without waiting for a turn.
  const mark = (coming: Promise<unknown>, part: ComponentType<Props>) =>
    Object.assign(coming, { status: 'fulfilled', value: part });
  known.push(async () => {
    const part = await load();
    fetching = Promise.resolve(part);
    mark(fetching, part);
  });
  const fetchPart = () => {
    if (fetching) return fetching;
    const coming = wanted.then(load);
    fetching = coming;
    coming.then(
      (part) => mark(coming, part),
      () => {
        // The boundary that shows the loss offers another try.
        fetching = undefined;
      },
    );
    return coming;
  };
  function Apart(props: Props) {
    const Drawn = use(fetchPart());
    return <Drawn {...props} />;
  }
  return Object.assign(Apart, {
    ready: () => fetchPart().then(() => undefined),
  });
}

/** For the gateway, which draws everything at once. */
export async function readyParts(): Promise<void> {
  let ready = 0;
  // What is fetched may bring parts of its own.
  while (ready < known.length) {
    const fetched = known.slice(ready);
    ready = known.length;
    await Promise.all(fetched.map((prepare) => prepare()));
  }
}
