import { brands } from '#brands/brands.ts';
import type { FirstPaint, ShellFrame } from '#contract/first-paint.ts';
import { launchOrigins } from '#contract/launch-hosts.ts';
import type { Permission } from '#contract/system.ts';
import type { AnswerMemory } from '../answer-memory.ts';
import type { HttpDependencies, Standing } from '../dependencies.ts';
import type { StaticFiles } from '../files/static-files.ts';
import { unpacked } from '../packed.ts';
import { describeThrown } from '../thrown.ts';
import { hashSource, imageOriginsOf } from './content-policy.ts';
import type { Document } from './document.ts';
import type { FirstPaintRenderer } from './first-paint.ts';
import { insideAsk, sharedPermission } from './inside-ask.ts';
import type { Look } from './look.ts';
import { makeBeside } from './page-beside.ts';
import { pageHead } from './page-head.ts';
import type { PageTemplate } from './page-template.ts';
import type { ScreenFiles } from './screen-files.ts';

export interface DocumentParts {
  given: HttpDependencies;
  memory: AnswerMemory;
  files: StaticFiles;
  template: PageTemplate;
  screens: ScreenFiles;
  renderer: FirstPaintRenderer | undefined;
}

/** The page with its content, not yet packed; undefined where it cannot be rendered now. */
export async function paintDocument(
  parts: DocumentParts,
  look: Look,
  address: string,
  standing: Standing,
): Promise<Document | undefined> {
  const { given } = parts;
  const permission = await sharedPermission(given, look.language, standing);
  const ask = insideAsk({ ...parts, language: look.language, standing, permission });
  const { brand } = given.settings;
  const painted = await parts.renderer?.render({ address, ...look, brand, permission, ask });
  if (!painted) return undefined;
  const { imageCDNs, launchGameCDNs } = permission.info;
  const imageOrigins = imageOriginsOf(imageCDNs);
  const frameOrigins = launchOrigins(launchGameCDNs);
  return composed(parts, look, { address, standing, imageOrigins, frameOrigins, painted });
}

interface Painting {
  address: string;
  standing: Standing;
  imageOrigins: readonly string[];
  frameOrigins: readonly string[];
  painted: FirstPaint;
}

async function composed(
  parts: DocumentParts,
  look: Look,
  { address, standing: { status }, imageOrigins, frameOrigins, painted }: Painting,
): Promise<Document> {
  const { settings } = parts.given;
  const isPublic = status === 0 && painted.status === 200;
  const head = pageHead({
    ...parts,
    ...look,
    ...painted,
    settings,
    canonicalAddress: isPublic ? address : undefined,
  });
  const screenStyle = await parts.screens.styleOf(address.split('?')[0] ?? '/', status);
  const { template } = parts;
  // A closed site's page is as small as that, and one that names its visitor is nobody else's.
  const beside = isPublic
    ? makeBeside(look, { ...painted, address, style: template.style })
    : undefined;
  const style = beside?.style ?? template.style;
  const html = template.compose({
    ...look,
    brand: settings.brand,
    status,
    head,
    style,
    screenStyle,
    markup: painted.markup,
    slowWords: painted.slowWords,
    ...(beside ? { besideAddress: beside.address } : { state: painted.state }),
  });
  return {
    packed: unpacked(html),
    status: status === 0 ? painted.status : closedStatus[status],
    imageOrigins,
    frameOrigins,
    styleHashes: styleHashesOf(template.faces, style, screenStyle),
    ...(beside && { beside }),
    isPassing: painted.isPassing,
  };
}

function styleHashesOf(...sheets: readonly string[]): string[] {
  return sheets.filter((sheet) => sheet !== '').map(hashSource);
}

export const closedStatus = { 1: 503, 2: 451 } as const;

/** The page without content, not yet packed; it, too, shows pictures and games of the merchant's hosts. */
export async function shellDocument(
  parts: DocumentParts,
  look: Look,
  status: number,
  permission: Permission | undefined,
): Promise<Document> {
  const { given, template, renderer } = parts;
  const { brand } = given.settings;
  const { name } = brands[brand];
  const empty = { title: name, description: name, preloads: [], canonicalAddress: undefined };
  const head = pageHead({ ...parts, ...look, ...empty, settings: given.settings });
  const { faces, style } = template;
  const frame = permission && (await frameOf(parts, look, permission));
  const html = template.compose({
    ...{ ...look, brand, head, style, status: 0, markup: '' },
    ...(frame && {
      frame: frame.markup,
      framelessPaths: renderer?.framelessPaths ?? [],
      asks: frame.asks,
      slowWords: frame.slowWords,
    }),
  });
  const { imageCDNs = [], launchGameCDNs = [] } = permission?.info ?? {};
  return {
    packed: unpacked(html),
    status,
    isShell: true,
    imageOrigins: imageOriginsOf(imageCDNs),
    frameOrigins: launchOrigins(launchGameCDNs),
    styleHashes: styleHashesOf(faces, style),
  };
}

/** A shell without its frame is as good a start as before: an empty page. */
async function frameOf(
  parts: DocumentParts,
  look: Look,
  permission: Permission,
): Promise<ShellFrame | undefined> {
  const { given, renderer } = parts;
  const standing: Standing = { status: 0, maintenanceEnd: null, country: null };
  const ask = insideAsk({ ...parts, language: look.language, standing, permission });
  const { brand } = given.settings;
  return renderer?.renderFrame({ ...look, brand, permission, ask }).catch((thrown: unknown) => {
    given.log.error({ thrown: describeThrown(thrown) }, 'the frame of a shell failed');
    return undefined;
  });
}
