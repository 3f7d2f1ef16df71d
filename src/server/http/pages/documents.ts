import type { Language } from '#contract/values.ts';
import { limitKeyOf } from '../address.ts';
import type { Standing } from '../dependencies.ts';
import { editionOf } from '../edition.ts';
import type { Limits } from '../limits.ts';
import { type Packed, pack } from '../packed.ts';
import { SingleFlight } from '../single-flight.ts';
import { describeThrown } from '../thrown.ts';
import type { Document } from './document.ts';
import {
  DocumentMemory,
  packBoth,
  quickBrotliQuality,
  smallestBrotliQuality,
} from './document-memory.ts';
import { insideAsk, sharedPermission } from './inside-ask.ts';
import type { Look } from './look.ts';
import {
  closedStatus,
  type DocumentParts,
  paintDocument,
  shellDocument,
} from './paint-document.ts';
import { addressedTo } from './visitor-address.ts';

/** Paints documents, each once however many ask, and answers them from memory. */
export class Documents {
  readonly #parts: DocumentParts & { limits: Limits };
  readonly #memory: DocumentMemory;
  readonly #paintings = new SingleFlight<Document | undefined>();
  readonly #shells = new SingleFlight<Document>();
  #isClosed = false;

  constructor(parts: DocumentParts & { limits: Limits }) {
    this.#parts = parts;
    this.#memory = new DocumentMemory(parts.given);
  }

  /**
   * The page with its content; the shell where it cannot be rendered. A page that has to be made
   * counts as a call of the address that asks; undefined where the gateway prepares it itself.
   */
  async rendered(
    look: Look,
    address: string,
    standing: Standing,
    askedFrom?: string,
  ): Promise<Document> {
    const key = `${this.#keyOf(look)} ${standingKeyOf(standing)} ${address}`;
    const document =
      this.#memory.recall(key, askedFrom === undefined) ??
      (await this.#paint(key, look, address, standing, askedFrom)) ??
      // What was there a while ago is better than nothing.
      this.#memory.recallPast(key);
    const { status } = standing;
    if (!document) return this.shell(look, status === 0 ? 200 : closedStatus[status]);
    return status === 2 ? addressedTo(askedFrom ?? '', document) : document;
  }

  /**
   * What a page starts from, by its name; undefined if there is no such any more. Another gateway
   * may have drawn the page, so it is made again from the page's address.
   */
  async beside(
    tag: string,
    look: Look,
    address: string,
    askedFrom: string,
  ): Promise<Packed | undefined> {
    const known = this.#memory.beside(tag);
    if (known) return known;
    const made = (await this.rendered(look, address, open, askedFrom)).beside?.packed;
    return made?.tag === tag ? made : undefined;
  }

  /** The page without content, for the worker and for those who are logged in. */
  async shell(look: Look, status = 200): Promise<Document> {
    const { given } = this.#parts;
    const edition = editionOf(given.versions);
    const key = `${this.#keyOf(look)} shell ${status}`;
    const make = async () => {
      const permission = await sharedPermission(given, look.language, open).catch(() => undefined);
      const document = await shellDocument(this.#parts, look, status, permission);
      await pack(document.packed, permission ? smallestBrotliQuality : quickBrotliQuality);
      // Without the merchant's hosts it shows no pictures of theirs: good enough for once.
      if (permission) this.#memory.keep(key, edition, document, true);
      return document;
    };
    return this.#memory.recall(key, true) ?? this.#shells.do(key, make);
  }

  /** What the screen at an address is made of; without it the page fetches one file after the other. */
  async sourcesOf(address: string, language: Language): Promise<readonly string[]> {
    const { given, renderer } = this.#parts;
    try {
      const permission = await sharedPermission(given, language, open);
      const ask = insideAsk({ ...this.#parts, language, standing: open, permission });
      return (await renderer?.sourcesOf(address, language, ask)) ?? [];
    } catch (thrown) {
      given.log.error(
        { thrown: describeThrown(thrown) },
        'the files of a screen could not be named',
      );
      return [];
    }
  }

  /** From here on only shells; waits for the renderings under way, which still ask the database. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#parts.renderer?.close();
    await Promise.all([this.#paintings.settled(), this.#shells.settled()]);
  }

  #paint(
    key: string,
    look: Look,
    address: string,
    standing: Standing,
    askedFrom: string | undefined,
  ): Promise<Document | undefined> {
    const { given } = this.#parts;
    const edition = editionOf(given.versions);
    const isOurs = askedFrom === undefined;
    const isForOne = standing.status === 2;
    const make = async () => {
      if (this.#isClosed || !this.#isAfforded(askedFrom)) return undefined;
      const painted = await paintDocument(this.#parts, look, address, standing);
      if (!painted) return undefined;
      // What differs from visitor to visitor is packed when its visitor is known.
      if (!isForOne) await packBoth(painted, isOurs ? smallestBrotliQuality : quickBrotliQuality);
      this.#memory.keep(key, edition, painted, isOurs || isForOne);
      return painted;
    };
    return this.#paintings.do(key, make).catch((thrown: unknown) => {
      given.log.error({ thrown: describeThrown(thrown) }, 'a first paint failed');
      return undefined;
    });
  }

  #isAfforded(askedFrom: string | undefined): boolean {
    if (askedFrom === undefined) return true;
    return this.#parts.limits.consume('calls', limitKeyOf(askedFrom)) === undefined;
  }

  #keyOf({ language, theme, isNarrow }: Look): string {
    return `${editionOf(this.#parts.given.versions)} ${language} ${theme} ${isNarrow}`;
  }
}

const open: Standing = { status: 0, maintenanceEnd: null, country: null };

/** A maintenance page names its end, a closed region's page its country. */
function standingKeyOf({ status, maintenanceEnd, country }: Standing): string {
  if (status === 0) return '0';
  return status === 1 ? `1:${maintenanceEnd?.getTime() ?? ''}` : `2:${country}`;
}
