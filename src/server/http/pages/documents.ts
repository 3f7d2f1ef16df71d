import { limitKeyOf } from '../address.ts';
import { BoundedMemory } from '../bounded-memory.ts';
import { boundsOf, type Standing } from '../dependencies.ts';
import { editionOf } from '../edition.ts';
import type { Limits } from '../limits.ts';
import { type Packed, pack, weightOf } from '../packed.ts';
import { SingleFlight } from '../single-flight.ts';
import { describeThrown } from '../thrown.ts';
import { sharedPermission } from './inside-ask.ts';
import {
  closedStatus,
  type Document,
  type DocumentParts,
  type Look,
  paintDocument,
  shellDocument,
} from './paint-document.ts';
import { addressedTo } from './visitor-address.ts';

export interface Documents {
  /**
   * The page with its content; the shell where it cannot be rendered. A page that has to be made
   * counts as a call of the address that asks; undefined where we make it ready ourselves.
   */
  rendered(look: Look, address: string, standing: Standing, askedFrom?: string): Promise<Document>;
  /**
   * What a page starts from, by its name; undefined where there is no such any more. Another gateway
   * may have drawn the page, so it is made again from the page's address.
   */
  beside(tag: string, look: Look, address: string, askedFrom: string): Promise<Packed | undefined>;
  /** The page without content, for the worker and for those who are logged in. */
  shell(look: Look, status?: number): Promise<Document>;
  /** From here on only shells; waits for the renderings under way, which still ask the database. */
  close(): Promise<void>;
}

interface Kept {
  document: Document;
  madeAt: number;
  timesAsked: number;
  isSmallest: boolean;
}

/** Finished documents, made once and answered from memory. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a closure over one memory of documents
export function createDocuments(parts: DocumentParts & { limits: Limits }): Documents {
  const { given, limits, renderer } = parts;
  const bounds = boundsOf(given);
  const kept = new BoundedMemory<Kept>(bounds.documents, bounds.documentBytes);
  // A page may be read for a while, or come from a cache, before its script asks for this.
  const besides = new BoundedMemory<Packed>(bounds.documents, bounds.documentBytes / 2);
  const paintings = new SingleFlight<Document | undefined>();
  const shells = new SingleFlight<Document>();
  const edition = () => editionOf(given.versions);
  let packing: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  given.versions.onChange(() => kept.clear());

  function recall(key: string, isOurs: boolean): Document | undefined {
    const found = kept.get(key);
    if (!found || isPast(found)) return undefined;
    found.timesAsked += 1;
    if (!found.isSmallest && (isOurs || found.timesAsked >= oftenAsked)) makeSmaller(key, found);
    return found.document;
  }

  /** One after the other, so that it never takes more than one of the processors. */
  function makeSmaller(key: string, found: Kept): void {
    found.isSmallest = true;
    packing = packing
      .then(() =>
        kept.get(key) === found ? packBoth(found.document, smallestBrotliQuality) : undefined,
      )
      .then(() => kept.weighAgain(key, found, weightOf(found.document.packed)))
      .catch((cause: unknown) => given.log.error({ cause }, 'a page could not be compressed'));
  }

  function keep(key: string, from: string, document: Document, isSmallest: boolean): void {
    // Read before a change and kept after it, an old page would stay for a whole edition.
    if (edition() !== from) return;
    const madeAt = given.clock.now().getTime();
    kept.set(key, { document, madeAt, timesAsked: 1, isSmallest }, weightOf(document.packed));
    if (document.beside) keepBeside(document.beside.packed);
  }

  function isPast({ document, madeAt }: Kept): boolean {
    return document.isPassing === true && given.clock.now().getTime() - madeAt > passingMs;
  }

  function keepBeside(packed: Packed): void {
    besides.set(packed.tag, packed, weightOf(packed));
  }

  async function beside(tag: string, look: Look, address: string, askedFrom: string) {
    const known = besides.get(tag);
    if (known) return known;
    const made = (await rendered(look, address, open, askedFrom)).beside?.packed;
    return made?.tag === tag ? made : undefined;
  }

  function isAfforded(askedFrom: string | undefined): boolean {
    if (askedFrom === undefined) return true;
    return limits.consume('calls', limitKeyOf(askedFrom)) === undefined;
  }

  async function rendered(look: Look, address: string, standing: Standing, askedFrom?: string) {
    const from = edition();
    const key = `${from} ${look.language} ${look.theme} ${look.isNarrow} ${keyOf(standing)} ${address}`;
    const isOurs = askedFrom === undefined;
    const isForOne = standing.status === 2;
    const make = async () => {
      if (isClosed || !isAfforded(askedFrom)) return undefined;
      const painted = await paintDocument(parts, look, address, standing);
      if (!painted) return undefined;
      // What differs from visitor to visitor is packed when its visitor is known.
      if (!isForOne) {
        await packBoth(painted, isOurs ? smallestBrotliQuality : quickBrotliQuality);
      }
      keep(key, from, painted, isOurs || isForOne);
      return painted;
    };
    const document =
      recall(key, isOurs) ??
      (await paintings.do(key, make).catch((thrown: unknown) => {
        given.log.error({ thrown: describeThrown(thrown) }, 'a first paint failed');
        return undefined;
      })) ??
      // What was there a while ago is better than nothing.
      kept.get(key)?.document;
    if (!document) return shell(look, standing.status === 0 ? 200 : closedStatus[standing.status]);
    return isForOne ? addressedTo(askedFrom ?? '', document) : document;
  }

  async function shell(look: Look, status = 200): Promise<Document> {
    const from = edition();
    const key = `${from} shell ${look.language} ${look.theme} ${look.isNarrow} ${status}`;
    const make = async () => {
      const permission = await sharedPermission(given, look.language, open).catch(() => undefined);
      const document = await shellDocument(parts, look, status, permission);
      await pack(document.packed, permission ? smallestBrotliQuality : quickBrotliQuality);
      // Without the merchant's hosts it shows no pictures of theirs: good enough for once.
      if (permission) keep(key, from, document, true);
      return document;
    };
    return recall(key, true) ?? shells.do(key, make);
  }

  async function close(): Promise<void> {
    isClosed = true;
    renderer?.close();
    await Promise.all([paintings.settled(), shells.settled()]);
  }

  return { rendered, beside, shell, close };
}

function packBoth({ packed, beside }: Document, quality: number): Promise<unknown> {
  return Promise.all([pack(packed, quality), beside && pack(beside.packed, quality)]);
}

const open: Standing = { status: 0, maintenanceEnd: null, country: null };

/** Beside the event loop: for what many ask for, the smallest form is worth its 0.2 s. */
const smallestBrotliQuality = 11;
/** For whom nobody made it ready: nobody knows yet whether anybody else will ask. */
const quickBrotliQuality = 5;
const oftenAsked = 8;
/** Who sits at the tables, and whether anybody does. */
const passingMs = 60_000;

/** A maintenance page names its end, a closed region's page its country. */
function keyOf({ status, maintenanceEnd, country }: Standing): string {
  if (status === 0) return '0';
  return status === 1 ? `1:${maintenanceEnd?.getTime() ?? ''}` : `2:${country}`;
}
