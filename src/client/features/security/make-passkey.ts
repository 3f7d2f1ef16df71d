import { ask } from '#client/data/ask.ts';
import { addPasskey, beginPasskey } from '#contract/passkeys.ts';
import type { ProofOfSelf } from '#contract/proof.ts';

/** The gateway's question, the device's answer, and the gateway's yes. */
export async function makePasskey(proof: ProofOfSelf): Promise<void> {
  const [{ options }, { startRegistration }] = await Promise.all([
    ask(beginPasskey, { proof }),
    import('@simplewebauthn/browser'),
  ]);
  const made = await startRegistration({
    // The standard's own shape, which the contract hands through as it is.
    optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'],
  });
  await ask(addPasskey, { made: asPlain(made) });
}

/** Browsers put more into it than the standard asks for; what the gateway takes is named here. */
function asPlain(
  made: Awaited<ReturnType<typeof import('@simplewebauthn/browser').startRegistration>>,
) {
  const { id, rawId, type, response } = made;
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, transports },
  };
}
