import type { FirstPaint } from '#contract/first-paint.ts';
import type { Language, Theme } from '#contract/values.ts';
import type { Visit } from '#server/answer.ts';
import type { AnswerMemory } from './answer-memory.ts';
import { BoundedMemory } from './bounded-memory.ts';
import { brands } from './brands.ts';
import { hashSource, imageOriginsOf } from './content-policy.ts';
import type { FirstPaintRenderer } from './first-paint.ts';
import { boundsOf, type Given, type Standing } from './given.ts';
import { insideAsk, sharedPermission } from './inside-ask.ts';
import { type Packed, pack, unpacked, weightOf } from './packed.ts';
import { pageHead } from './page-head.ts';
import type { PageTemplate } from './page-template.ts';
import { SingleFlight } from './single-flight.ts';
import type { StaticFiles } from './static-files.ts';
import { describeThrown } from './thrown.ts';

export interface Document {
  packed: Packed;
  status: number;
  imageOrigins: readonly string[];
  /** Of styles that only this page carries. */
  styleHashes: readonly string[];
}

export interface Look {
  language: Language;
  theme: Theme;
}

interface DocumentsParts {
  given: Given;
  memory: AnswerMemory;
  files: StaticFiles;
  template: PageTemplate;
  /** The styles of the screen at a path, where it has some of its own. */
  screenStyleOf: (path: string, status?: 0 | 1 | 2) => Promise<string>;
  renderer: FirstPaintRenderer | undefined;
}

export interface Documents {
  /** The page with its content; the shell where it cannot be rendered. */
  rendered(look: Look, address: string, standing: Standing, visit: Visit): Promise<Document>;
  /** The page without content, for the worker and for those who are logged in. */
  shell(look: Look, status?: number): Promise<Document>;
  /** From here on only shells; waits for the renderings under way, which still ask the database. */
  close(): Promise<void>;
}

/** Finished documents, made once and answered from memory. */
export function createDocuments(parts: DocumentsParts): Documents {
  const { given, template } = parts;
  const bounds = boundsOf(given);
  const { brand } = given.settings;
  const kept = new BoundedMemory<Document>(bounds.documents, bounds.documentBytes);
  const flights = new SingleFlight<Document | undefined>();
  const version = () => `${given.versions.content()}.${given.versions.catalogue()}`;
  let isClosed = false;
  given.versions.onChange(() => kept.clear());

  async function paint(look: Look, address: string, standing: Standing, visit: Visit) {
    const permission = await sharedPermission(given, visit, standing);
    const ask = insideAsk({ ...parts, language: look.language, standing, permission });
    const paintRequest = { address, ...look, brand, permission, ask };
    const painted = await parts.renderer?.render(paintRequest);
    return painted && compose(look, address, standing, permission.info.imageCDNs, painted);
  }

  async function compose(
    look: Look,
    address: string,
    { status }: Standing,
    imageCdns: readonly string[],
    painted: FirstPaint,
  ): Promise<Document> {
    const isPublic = status === 0 && painted.status === 200;
    const head = pageHead({
      ...parts,
      ...look,
      ...painted,
      settings: given.settings,
      canonicalAddress: isPublic ? address : undefined,
    });
    const screenStyle = await parts.screenStyleOf(address.split('?')[0] ?? '/', status);
    const html = template.compose({
      ...look,
      brand,
      status,
      head,
      screenStyle,
      markup: painted.markup,
      state: painted.state,
    });
    const packed = await pack(unpacked(html), documentBrotliQuality);
    return {
      packed,
      status: status === 0 ? painted.status : closedStatus[status],
      imageOrigins: imageOriginsOf(imageCdns),
      styleHashes: screenStyle === '' ? [] : [hashSource(screenStyle)],
    };
  }

  async function shell(look: Look, status = 200): Promise<Document> {
    const key = `shell ${look.language} ${look.theme} ${status}`;
    const found = kept.get(key);
    if (found) return found;
    const { name } = brands[brand];
    const empty = { title: name, description: name, preloads: [], canonicalAddress: undefined };
    const head = pageHead({ ...parts, ...look, ...empty, settings: given.settings });
    const blank = { status: 0, markup: '', state: undefined } as const;
    const html = template.compose({ ...look, brand, head, ...blank });
    const packed = await pack(unpacked(html), documentBrotliQuality);
    const imageOrigins = await cdnOrigins(look.language);
    const document = { packed, status, imageOrigins, styleHashes: [] };
    kept.set(key, document, weightOf(packed));
    return document;
  }

  /** The shell, too, shows pictures of the merchant's hosts. */
  async function cdnOrigins(language: Language): Promise<string[]> {
    const visit = { requestId: 'shell', address: '127.0.0.1', language, origin: '' };
    const open: Standing = { status: 0, maintenanceEnd: null, country: null };
    const permission = await sharedPermission(given, visit, open).catch(() => undefined);
    return imageOriginsOf(permission?.info.imageCDNs ?? []);
  }

  async function rendered(look: Look, address: string, standing: Standing, visit: Visit) {
    const from = version();
    const key = `${from} ${look.language} ${look.theme} ${keyOf(standing, visit)} ${address}`;
    const found = kept.get(key);
    if (found) return found;
    const made = isClosed
      ? undefined
      : await flights
          .do(key, () => paint(look, address, standing, visit))
          .catch((thrown: unknown) => {
            given.log.error({ thrown: describeThrown(thrown) }, 'a first paint failed');
            return undefined;
          });
    if (!made) return shell(look, standing.status === 0 ? 200 : closedStatus[standing.status]);
    if (version() === from) kept.set(key, made, weightOf(made.packed));
    return made;
  }

  async function close(): Promise<void> {
    isClosed = true;
    parts.renderer?.close();
    await flights.settled();
  }

  return { rendered, shell, close };
}

/** Made once for all who come, and beside the event loop: the smallest form is worth its 0.2 s. */
const documentBrotliQuality = 11;
const closedStatus = { 1: 503, 2: 451 } as const;

/** A maintenance page names its end, a closed region's page its visitor. */
function keyOf({ status, maintenanceEnd, country }: Standing, { address }: Visit): string {
  if (status === 0) return '0';
  return status === 1 ? `1:${maintenanceEnd?.getTime() ?? ''}` : `2:${country}:${address}`;
}
