import type { Logger } from 'pino';
import type { ErrorCode } from '#contract/errors.ts';
import type { Language } from '#contract/values.ts';
import type {
  Answer,
  Cookie,
  Download,
  Hook,
  Landing,
  Operator,
  Player,
} from '#server/kernel/answer.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Events } from '#server/kernel/events.ts';
import type { Versions } from '#server/kernel/versions.ts';
import type { Settings } from '#server/settings/settings.ts';

/** All that this room is handed; it knows no domain and no table. */
export interface Given {
  settings: Settings;
  clock: Clock;
  events: Events;
  versions: Versions;
  log: Logger;
  answers: readonly Answer[];
  landings: readonly Landing[];
  hooks: readonly Hook[];
  downloads: readonly Download[];
  /** Null: no such session was ever heard of, or it is forgotten. `isUse`: it stays open by this. */
  identify(token: string, isUse?: boolean): Promise<Player | 'expired' | null>;
  identifyOperator(token: string): Promise<Operator | null>;
  /** Taken off a device whose session has ended: while it bears them, it is sent no first paint. */
  clearedSessionCookies: readonly Cookie[];
  /** Whether the site is open to an address; a maintenance may end by itself. */
  standing(address: string): Promise<Standing>;
  /** What is inside a sealed body, read from its JSON by the reader it is lent; each is opened once. */
  openLetter(
    letter: string,
    readJson: (text: string) => unknown,
  ): Promise<{ isOpen: true; body: unknown } | { isOpen: false; code: ErrorCode }>;
  findArt(path: string): Promise<Art | undefined> | Art | undefined;
  /** Whether the database answers and knows what this code knows. */
  isReady(): Promise<boolean>;
  /** The merchant's own language, for who asks for none. */
  defaultLanguage: Language;
  /** Where `vite build` wrote the app, and the bundle that renders its first paint. */
  appFolder: string;
  firstPaintFile: string;
  bounds?: Partial<Bounds>;
}

/** Whether the site is open to an address. */
export interface Standing {
  status: 0 | 1 | 2;
  maintenanceEnd: Date | null;
  country: string | null;
  /** No other address is judged otherwise; unless this is known, no CDN may answer in our place. */
  isSameForAll?: boolean;
}

export interface Art {
  type: string;
  body: string | Buffer;
}

export interface Bounds {
  bodyBytes: number;
  bodyDepth: number;
  bodyTimeoutMs: number;
  sharedAnswers: number;
  sharedAnswerBytes: number;
  documents: number;
  documentBytes: number;
  pictures: number;
  pictureBytes: number;
  socketsPerAddress: number;
  socketBufferBytes: number;
  /** Of what the other side sends. */
  socketBytesPerMinute: number;
  heartbeatMs: number;
  /** How long a closing gateway waits for clients to let go of their connections. */
  lingerMs: number;
}

/** What bounds follow from. */
export type BoundsGiven = Pick<Given, 'bounds'> & {
  settings: Pick<Settings, 'limitPerMinute'>;
};

/** Tests make some of these small; a merchant sets `LIMIT_PER_MINUTE` and nothing else of it. */
export function boundsOf({ settings, bounds }: BoundsGiven): Bounds {
  return {
    bodyBytes: 64 * 1024,
    bodyDepth: 12,
    bodyTimeoutMs: 10_000,
    sharedAnswers: 2_000,
    sharedAnswerBytes: 64 * mebibyte,
    documents: 400,
    documentBytes: 48 * mebibyte,
    pictures: 4_000,
    pictureBytes: 32 * mebibyte,
    // A phone network puts a hundred people behind one address: as generous as the limit of calls.
    socketsPerAddress: Math.max(20, Math.ceil(settings.limitPerMinute / 3)),
    socketBufferBytes: mebibyte,
    socketBytesPerMinute: 4 * 1024,
    heartbeatMs: 25_000,
    lingerMs: 500,
    ...bounds,
  };
}

const mebibyte = 1024 * 1024;
