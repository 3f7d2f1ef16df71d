/** The part of the package that writes a push; sending is our own. */
declare module 'web-push' {
  interface RequestDetails {
    method: 'POST';
    headers: Record<string, string | number>;
    body: Buffer;
    endpoint: string;
  }
  const webPush: {
    generateVAPIDKeys(): { publicKey: string; privateKey: string };
    generateRequestDetails(
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: {
        vapidDetails: { subject: string; publicKey: string; privateKey: string };
        TTL: number;
        urgency: 'very-low' | 'low' | 'normal' | 'high';
        topic: string;
        contentEncoding: 'aes128gcm';
      },
    ): RequestDetails;
  };
  export default webPush;
}
