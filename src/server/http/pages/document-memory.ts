import { BoundedMemory } from '../bounded-memory.ts';
import { boundsOf, type HttpDependencies } from '../dependencies.ts';
import { editionOf } from '../edition.ts';
import { type Packed, pack, weightOf } from '../packed.ts';
import type { Document } from './document.ts';

interface KeptDocument {
  document: Document;
  madeAt: number;
  timesAsked: number;
  isSmallest: boolean;
}

/** Keeps finished documents and what stands beside them, until the content changes. */
export class DocumentMemory {
  readonly #given: HttpDependencies;
  readonly #kept: BoundedMemory<KeptDocument>;
  /** Outlives the content: a page may be read for a while, or come from a cache, before its script asks. */
  readonly #besides: BoundedMemory<Packed>;
  #packing: Promise<unknown> = Promise.resolve();

  constructor(given: HttpDependencies) {
    const { documents, documentBytes } = boundsOf(given);
    this.#given = given;
    this.#kept = new BoundedMemory<KeptDocument>(documents, documentBytes);
    this.#besides = new BoundedMemory<Packed>(documents, documentBytes / 2);
    given.versions.onChange(() => this.#kept.clear());
  }

  /** `isOurs`: the gateway itself prepares the page, so its smallest form is worth making at once. */
  recall(key: string, isOurs: boolean): Document | undefined {
    const found = this.#kept.get(key);
    if (!found || this.#isPast(found)) return undefined;
    found.timesAsked += 1;
    if (!found.isSmallest && (isOurs || found.timesAsked >= oftenAsked)) {
      this.#makeSmaller(key, found);
    }
    return found.document;
  }

  /** However old it is. */
  recallPast(key: string): Document | undefined {
    return this.#kept.get(key)?.document;
  }

  keep(key: string, edition: string, document: Document, isSmallest: boolean): void {
    // Read before a change and kept after it, an old page would stay for a whole edition.
    if (editionOf(this.#given.versions) !== edition) return;
    const madeAt = this.#given.clock.now().getTime();
    this.#kept.set(key, { document, madeAt, timesAsked: 1, isSmallest }, weightOf(document.packed));
    const beside = document.beside?.packed;
    if (beside) this.#besides.set(beside.tag, beside, weightOf(beside));
  }

  beside(tag: string): Packed | undefined {
    return this.#besides.get(tag);
  }

  #isPast({ document, madeAt }: KeptDocument): boolean {
    return document.isPassing === true && this.#given.clock.now().getTime() - madeAt > passingMs;
  }

  /** One after the other, so that it never takes more than one of the processors. */
  #makeSmaller(key: string, found: KeptDocument): void {
    found.isSmallest = true;
    this.#packing = this.#packing
      .then(() =>
        this.#kept.get(key) === found ? packBoth(found.document, smallestBrotliQuality) : undefined,
      )
      .then(() => this.#kept.weighAgain(key, found, weightOf(found.document.packed)))
      .catch((cause: unknown) =>
        this.#given.log.error({ cause }, 'a page could not be compressed'),
      );
  }
}

export function packBoth({ packed, beside }: Document, quality: number): Promise<unknown> {
  return Promise.all([pack(packed, quality), beside && pack(beside.packed, quality)]);
}

/** Beside the event loop: for what many ask for, the smallest form is worth its 0.2 s. */
export const smallestBrotliQuality = 11;
/** For a page that a visitor waits for: nobody knows yet whether anybody else will ask. */
export const quickBrotliQuality = 5;
const oftenAsked = 8;
/** Who sits at the tables, and whether anybody does. */
const passingMs = 60_000;
