import type { CallDeclaration } from '#contract/call.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { boundsOf, type Given } from './given.ts';
import { FormBody, PictureBody, parseJson, SealedBody } from './json-body.ts';

type Unsealed = { isOpen: true; body: unknown } | { isOpen: false; code: ErrorCode };

/** The body as its call wants it: opened where it must come sealed, and untouched where it must not. */
export async function unseal(
  call: CallDeclaration,
  body: unknown,
  given: Given,
): Promise<Unsealed> {
  if (body instanceof SealedBody !== (call.sealed === true)) {
    return { isOpen: false, code: 'request.unsupported-type' };
  }
  if (body instanceof FormBody !== (call.form === true)) {
    return { isOpen: false, code: 'request.unsupported-type' };
  }
  if (body instanceof PictureBody !== (call.takesPicture === true)) {
    return { isOpen: false, code: 'request.unsupported-type' };
  }
  if (body instanceof PictureBody) return { isOpen: true, body: { picture: body.bytes } };
  if (body instanceof FormBody) return { isOpen: true, body: body.fields };
  if (!(body instanceof SealedBody)) return { isOpen: true, body };
  const opened = await given.openLetter(body.letter);
  if (!opened.isOpen) return opened;
  return { isOpen: true, body: parseJson(opened.body, boundsOf(given).bodyDepth) };
}
