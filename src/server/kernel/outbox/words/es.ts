import type { GuardChange } from '#contract/guard.ts';
import type { MessageWords } from '../messages.ts';

export const es: MessageWords = {
  'verification-code': ({ site, code, minutes }) => ({
    subject: `Tu código de ${site}`,
    text: `${code} es tu código de ${site}; vale ${minutes} min. Nunca te lo pedimos: no se lo digas a nadie.`,
  }),
  'password-reset': ({ site, account, linkOrCode, minutes }) => ({
    subject: `Una contraseña nueva para ${site}`,
    text: `Alguien pidió una contraseña nueva para ${account} en ${site}. Durante ${minutes} min, y una sola vez, se puede cambiar con:\n\n${linkOrCode}\n\nSi no fuiste tú, no hagas nada: la contraseña sigue igual.`,
  }),
  'new-device': ({ site, account, device, place, when }) => ({
    subject: `${site}: entraron desde un dispositivo nuevo`,
    text: `${account} entró en ${site} desde un dispositivo que no conocíamos: ${device}, ${place}, ${when}. Si no fuiste tú, cambia tu contraseña ahora.`,
  }),
  'account-locked': ({ site, account, minutes }) => ({
    subject: `${site}: tu cuenta está bloqueada por un rato`,
    text: `Tras varios intentos fallidos, ${account} en ${site} queda bloqueada ${minutes} min. Si no fuiste tú, cambia después tu contraseña.`,
  }),
  'contact-changed': ({ site, account, contact, when }) => ({
    subject: `${site}: cambió dónde te encontramos`,
    text: `Desde ${when}, avisamos a ${account} de ${site} en ${contact} y ya no aquí. Si no fuiste tú, escribe ahora mismo a atención al cliente.`,
  }),
  'guard-changed': ({ site, account, change, when }) => ({
    subject: `${site}: cambió una forma de entrar a tu cuenta`,
    text: `${changes[change]} Fue el ${when}, en ${site}, para ${account}. Si no fuiste tú, cambia ya tu contraseña y escribe a atención al cliente.`,
  }),
  'payout-changed': ({ site, account, change, what, when }) => ({
    subject: `${site}: cambió a dónde puede ir tu dinero`,
    text: `${what} ${change === 'added' ? 'se agregó a' : 'se quitó de'} los destinos del dinero de ${account} en ${site}, ${when}. Si no fuiste tú, cambia tu contraseña y escribe ahora mismo a atención al cliente.`,
  }),
  notice: ({ title, text }) => ({ subject: title, text }),
};

const changes: Readonly<Record<GuardChange, string>> = {
  'password-set': 'Ahora tu cuenta se abre con una contraseña.',
  'password-changed': 'Se cambió la contraseña de tu cuenta.',
  'payment-password-set': 'Se puso una contraseña de pago en tu cuenta.',
  'passkey-added': 'Se añadió una llave de acceso a tu cuenta.',
  'passkey-removed': 'Se quitó una llave de acceso de tu cuenta.',
  'provider-linked': 'Ahora Google o Facebook abre tu cuenta.',
  'provider-unlinked': 'Google o Facebook ya no abre tu cuenta.',
  'authenticator-on': 'Ahora una aplicación de códigos protege tu cuenta.',
  'authenticator-off': 'Ya ninguna aplicación de códigos protege tu cuenta.',
  'recovery-codes-renewed': 'Se renovaron los códigos de recuperación de tu cuenta.',
};
