import type { CallDeclaration } from '#contract/call.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { boundsOf, type HttpDependencies } from '../dependencies.ts';
import { FormBody, PictureBody, parseJson, SealedBody } from '../json-body.ts';

type Unsealed = { isOpen: true; body: unknown } | { isOpen: false; code: ErrorCode };

/** The body as its call wants it: opened where it must come sealed, and untouched where it must not. */
export async function unseal(
  call: CallDeclaration,
  body: unknown,
  given: HttpDependencies,
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
  // The letter itself is one level around its body.
  const depthAtMost = boundsOf(given).bodyDepth + 1;
  return given.openLetter(body.letter, (text) => parseJson(text, depthAtMost));
}
