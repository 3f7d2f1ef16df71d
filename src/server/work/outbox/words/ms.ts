import type { MessageWords } from '#server/work/outbox/messages.ts';

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
  'payout-changed': ({ site, account, change, what, when }) => ({
    subject: `${site}: destinasi wang anda telah berubah`,
    text: `${what} telah ${change === 'added' ? 'ditambah kepada' : 'dikeluarkan daripada'} destinasi wang ${account} di ${site}, ${when}. Jika itu bukan anda, tukar kata laluan dan hubungi khidmat pelanggan sekarang juga.`,
  }),
  notice: ({ title, text }) => ({ subject: title, text }),
};
