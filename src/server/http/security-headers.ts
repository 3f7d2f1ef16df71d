const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

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
