import * as v from 'valibot';

/** 5 MB, as the specification says. */
export const longestPicture = 5 * 1024 * 1024;

export const pictureTypes = ['image/png', 'image/jpeg'] as const;

/** The request of a call with `takesPicture`: its body is the picture and nothing else. */
export const Picture = v.strictObject({ picture: v.instance(Uint8Array) });
