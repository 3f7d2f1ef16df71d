import type { FastifyReply } from 'fastify';

/** A shake of the phone picks numbers by chance, in our own pages alone. */
const ownFeatures = ['accelerometer', 'gyroscope'];
const closedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const permissionsPolicy = [
  ...ownFeatures.map((feature) => `${feature}=(self)`),
  ...closedFeatures.map((feature) => `${feature}=()`),
].join(', ');

const plainHeaders = {
  // What is no document may load nothing, should a browser ever be led to show it as one.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': permissionsPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const encryptedHeaders = {
  ...plainHeaders,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

/** On every answer; a document then replaces the content policy by its own. */
export function securityHeaders(isEncrypted: boolean): Record<string, string> {
  return isEncrypted ? encryptedHeaders : plainHeaders;
}

/**
 * What only documents obey is left off scripts, styles, faces and pictures: a first visit fetches
 * thirty of them, and on a slow network each line counts. A picture keeps its content policy, for
 * SVG opened by itself is a document and may hold scripts.
 */
export function trimHeaders(reply: FastifyReply, kind: 'program' | 'picture'): void {
  for (const header of documentHeaders) reply.removeHeader(header);
  if (kind === 'program') reply.removeHeader('content-security-policy');
}

const documentHeaders = [
  'permissions-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
] as const satisfies readonly (keyof typeof plainHeaders)[];
