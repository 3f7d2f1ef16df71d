import type { GuardChange } from '#contract/guard.ts';
import type { MessageWords } from '../messages.ts';

export const ms: MessageWords = {
  'verification-code': ({ site, code, minutes }) => ({
    subject: `Kod ${site} anda`,
    text: `${code} ialah kod ${site} anda, sah selama ${minutes} min. Kami tidak akan memintanya: jangan beritahu sesiapa.`,
  }),
  'password-reset': ({ site, account, linkOrCode, minutes }) => ({
    subject: `Kata laluan baharu untuk ${site}`,
    text: `Ada permintaan kata laluan baharu untuk ${account} di ${site}. Dalam masa ${minutes} min, dan sekali sahaja, ia boleh ditetapkan dengan:\n\n${linkOrCode}\n\nJika itu bukan anda, biarkan sahaja: kata laluan tidak berubah.`,
  }),
  'new-device': ({ site, account, device, place, when }) => ({
    subject: `${site}: log masuk dari peranti baharu`,
    text: `${account} log masuk ke ${site} dari peranti yang belum kami kenali: ${device}, ${place}, ${when}. Jika itu bukan anda, tukar kata laluan sekarang.`,
  }),
  'account-locked': ({ site, account, minutes }) => ({
    subject: `${site}: akaun anda dikunci buat sementara`,
    text: `Selepas beberapa log masuk yang gagal, ${account} di ${site} dikunci selama ${minutes} min. Jika itu bukan anda, tukar kata laluan selepas itu.`,
  }),
  'contact-changed': ({ site, account, contact, when }) => ({
    subject: `${site}: cara kami menghubungi anda telah berubah`,
    text: `Mulai ${when}, ${account} di ${site} dihubungi melalui ${contact} dan bukan lagi di sini. Jika itu bukan anda, hubungi khidmat pelanggan sekarang juga.`,
  }),
  'guard-changed': ({ site, account, change, when }) => ({
    subject: `${site}: cara masuk ke akaun anda telah berubah`,
    text: `${changes[change]} Ini berlaku pada ${when} di ${site}, untuk ${account}. Jika itu bukan anda, tukar kata laluan sekarang dan hubungi khidmat pelanggan.`,
  }),
  'payout-changed': ({ site, account, change, what, when }) => ({
    subject: `${site}: destinasi wang anda telah berubah`,
    text: `${what} telah ${change === 'added' ? 'ditambah kepada' : 'dikeluarkan daripada'} destinasi wang ${account} di ${site}, ${when}. Jika itu bukan anda, tukar kata laluan dan hubungi khidmat pelanggan sekarang juga.`,
  }),
  notice: ({ title, text }) => ({ subject: title, text }),
};

const changes: Readonly<Record<GuardChange, string>> = {
  'password-set': 'Kata laluan kini membuka akaun anda.',
  'password-changed': 'Kata laluan akaun anda telah ditukar.',
  'payment-password-set': 'Kata laluan pembayaran telah ditetapkan untuk akaun anda.',
  'passkey-added': 'Kunci laluan telah ditambah pada akaun anda.',
  'passkey-removed': 'Kunci laluan telah dibuang daripada akaun anda.',
  'provider-linked': 'Google atau Facebook kini membuka akaun anda.',
  'provider-unlinked': 'Google atau Facebook tidak lagi membuka akaun anda.',
  'authenticator-on': 'Aplikasi pengesah kini melindungi akaun anda.',
  'authenticator-off': 'Tiada lagi aplikasi pengesah yang melindungi akaun anda.',
  'recovery-codes-renewed': 'Kod pemulihan akaun anda telah dibuat semula.',
};
