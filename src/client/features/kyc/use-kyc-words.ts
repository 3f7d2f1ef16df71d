import { useLingui } from '@lingui/react/macro';
import type { DocumentKind, DocumentSide, KycReason } from '#contract/kyc-rules.ts';

export function useKycWords() {
  const { t } = useLingui();
  const kinds: Record<DocumentKind, string> = {
    'identity-card': t`Identity card`,
    'foreign-card': t`Foreigner’s identity card`,
    passport: t`Passport`,
  };
  const sides: Record<DocumentSide, string> = {
    front: t({ message: 'Front', context: 'side of a paper' }),
    back: t({ message: 'Back', context: 'side of a paper' }),
    selfie: t`Your face, with the document beside it`,
  };
  const reasons: Record<KycReason, string> = {
    unreadable: t`The pictures could not be read. Take them in better light, without a flash.`,
    expired: t`The document has expired.`,
    incomplete: t`Part of the document is cut off.`,
    'other-person': t`The face does not match the document.`,
    'other-name': t`The name on the document does not match.`,
    'under-age': t`The document belongs to someone under age.`,
    'not-genuine': t`The document could not be accepted.`,
  };
  return { kinds, sides, reasons };
}
