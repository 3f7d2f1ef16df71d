import * as v from 'valibot';
import { isAddressRange, isOrigin, isOutsideUrl } from './checks.ts';

export function wholeNumber(least: number, most: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/),
    v.transform(Number),
    v.minValue(least),
    v.maxValue(most),
  );
}

/** Without line breaks or quotes, so that it can only ever be one header. */
export const sender =
  /^(?:[^\p{Cc}<>",;:]{1,100} <[^\s@<>",;:]+@[^\s@<>",;:]+>|[^\s@<>",;:]+@[^\s@<>",;:]+)$/u;

export const onOrOff = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((word) => word === 'on'),
);

export const hostName =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

export const proxyList = v.pipe(
  v.string(),
  v.transform((text) => (text === 'none' ? [] : text.split(',').map((part) => part.trim()))),
  v.array(v.pipe(v.string(), v.check(isAddressRange))),
);

export const outside = v.pipe(v.string(), v.maxLength(2048), v.check(isOutsideUrl));
export const outsideUrl = v.optional(outside);
export const clientId = v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/)));
export const outsideAddress =
  'an address that begins with https:// (http:// on this machine only) and holds no password';
export const secret = v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,512}$/)));
export const secretAllowed = '16 to 512 printable characters without spaces';

export const pushSubject = /^(mailto:[^\s@<>",;:]+@[^\s@<>",;:]+|https:\/\/[\x21-\x7e]+)$/;

const anyHostBelow = /^(\*\.)?/;

export const pushServices = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(
    v.pipe(
      v.string(),
      v.check((one) =>
        one.includes('://') ? isOrigin(one) : hostName.test(one.replace(anyHostBelow, '')),
      ),
    ),
  ),
);
