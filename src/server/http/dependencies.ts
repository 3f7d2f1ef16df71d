import type { Logger } from 'pino';
import type { ErrorCode } from '#contract/errors.ts';
import type { Language } from '#contract/values.ts';
import type {
  Answer,
  Cookie,
  Download,
  Landing,
  Operator,
  Player,
  Webhook,
} from '#server/kernel/answer.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Events } from '#server/kernel/events.ts';
import type { Versions } from '#server/kernel/versions.ts';
import type { Settings } from '#server/settings/settings.ts';

/** All that http is handed: it knows no domain and no table. */
export interface HttpDependencies {
  settings: Settings;
  clock: Clock;
  events: Events;
  versions: Versions;
  log: Logger;
  answers: readonly Answer[];
  landings: readonly Landing[];
  webhooks: readonly Webhook[];
  downloads: readonly Download[];
  /** Null if the session is unknown or forgotten. `isUse`: the request keeps it open. */
  identify(token: string, isUse?: boolean): Promise<Player | 'expired' | null>;
  identifyOperator(token: string): Promise<Operator | null>;
  /** Removed from a device whose session has ended: with them it would be sent no first paint. */
  clearedSessionCookies: readonly Cookie[];
  /** Whether the site is open to an address; a maintenance may end by itself. */
  standing(address: string): Promise<Standing>;
  /** Opens a sealed body, once; `readJson` reads what is inside. */
  openLetter(
    letter: string,
    readJson: (text: string) => unknown,
  ): Promise<{ isOpen: true; body: unknown } | { isOpen: false; code: ErrorCode }>;
  findArt(path: string): Promise<Art | undefined> | Art | undefined;
  /** Whether the database answers, and its schema is this program's. */
  isReady(): Promise<boolean>;
  figures: DatabaseFigures;
  /** The merchant's language, for callers who ask for none. */
  defaultLanguage: Language;
  /** Where `vite build` wrote the app, and the bundle that renders its first paint. */
  appFolder: string;
  firstPaintFile: string;
  bounds?: Partial<Bounds>;
}

/** What the database is asked for whenever somebody reads the metrics. */
export interface DatabaseFigures {
  /** How many days lie before the first table that is partitioned by time ends; below zero it has. */
  daysPartitionedAhead(): Promise<number>;
  /** Of the oldest event that no gateway may read yet. */
  unreadEventsSeconds(): Promise<number>;
  factsLagSeconds(): Promise<number>;
  /** How long the oldest draw, round of the beacon or settlement of a lottery has been waited for. */
  lotteryDelays(): Promise<{ draw: number; beacon: number; settlement: number }>;
  /** True if the gateway works as owner: its password then opens the books, and only the program guards them. */
  worksAsOwner(): Promise<boolean>;
}

/** Open (0), closed for maintenance (1), or closed to the address's region (2). */
export interface Standing {
  status: 0 | 1 | 2;
  maintenanceEnd: Date | null;
  country: string | null;
  /** Every address has the same standing; unless this is known, no CDN may answer for us. */
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
  /** Inbound. */
  socketBytesPerMinute: number;
  heartbeatMs: number;
  /** How long a closing gateway waits for clients to let go of their connections. */
  lingerMs: number;
}

/** What the bounds are computed from. */
export type BoundsSource = Pick<HttpDependencies, 'bounds'> & {
  settings: Pick<Settings, 'limitPerMinute'>;
};

/** Tests make some of these small; a merchant sets `LIMIT_PER_MINUTE` alone. */
export function boundsOf({ settings, bounds }: BoundsSource): Bounds {
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
