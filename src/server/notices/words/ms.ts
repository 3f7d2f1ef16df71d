import { sayDuration } from '#contract/say-duration.ts';
import type { NoticeWords } from '#server/notices/templates.ts';
import { writeSum } from '#server/notices/write-sum.ts';

export const ms: NoticeWords = {
  'deposit.credited': (sum) => ({
    title: 'Deposit anda sudah masuk',
    text: `${writeSum(sum, 'ms')} ada dalam dompet anda.`,
  }),
  'deposit.failed': ({ why, ...sum }) => ({
    title: 'Deposit anda tidak berjaya',
    text: `${writeSum(sum, 'ms')} tidak dikreditkan. ${whys[why]}`,
  }),
  'refund.refused': (sum) => ({
    title: 'Wang anda tidak dapat dikembalikan secara automatik',
    text: `${writeSum(sum, 'ms')} tidak dapat dikembalikan melalui jalan asal. Kakitangan kami akan menguruskannya dan membayarnya semula.`,
  }),
  'withdrawal.approved': (sum) => ({
    title: 'Pengeluaran anda diluluskan',
    text: `${writeSum(sum, 'ms')} dalam perjalanan kepada anda.`,
  }),
  'withdrawal.rejected': ({ reason, ...sum }) => ({
    title: 'Pengeluaran anda ditolak',
    text: `${writeSum(sum, 'ms')} kembali ke dompet anda. Sebab: ${reason}`,
  }),
  'withdrawal.paid': ({ minutes, ...sum }) => ({
    title: 'Pengeluaran anda sudah dihantar',
    text: `${writeSum(sum, 'ms')} sudah dihantar. Beritahu kami dalam ${sayDuration(Number(minutes), 'ms')} sama ada ia sampai.`,
  }),
  'limit.loosened': ({ limit, period, amount, currency }) => ({
    title: 'Satu had anda kini lebih longgar',
    text:
      amount === null
        ? `${limits[limit]}, ${periods[period]}: anda tiada had sendiri lagi. Had tertinggi yang dibenarkan masih terpakai.`
        : `${limits[limit]}, ${periods[period]}: ${limit === 'session' ? `${amount} min` : writeSum({ amount, currency }, 'ms')} mulai sekarang.`,
  }),
  'kyc.approved': () => ({
    title: 'Identiti disahkan',
    text: 'Dokumen anda diterima. Anda boleh membuat pengeluaran.',
  }),
  'kyc.refused': ({ reason }) => ({
    title: 'Dokumen anda tidak diterima',
    text: `${reasons[reason]} Anda boleh menghantar yang lain.`,
  }),
  'payout.added': ({ place }) => ({
    title: 'Akaun pengeluaran baharu',
    text: `${place} telah ditambah pada akaun pengeluaran anda. Jika bukan anda, tukar kata laluan sekarang dan hubungi kami.`,
  }),
  'payout.removed': ({ place }) => ({
    title: 'Akaun pengeluaran telah dibuang',
    text: `${place} tiada lagi dalam senarai anda. Jika bukan anda, tukar kata laluan sekarang dan hubungi kami.`,
  }),
  'device.new': ({ device }) => ({
    title: 'Akaun anda dibuka pada peranti baharu',
    text: `Peranti: ${device || 'yang tidak kami kenali'}. Jika bukan anda, tukar kata laluan anda sekarang.`,
  }),
  'factor.gone': () => ({
    title: 'Akaun anda kini dilindungi kata laluan sahaja',
    text: 'Kunci laluan atau aplikasi pengesah yang turut melindunginya telah dibuang. Jika bukan anda, tukar kata laluan sekarang dan hubungi kami.',
  }),
  'dispute.answered': ({ round, verdict, answer }) => ({
    title: 'Pusingan anda telah disemak',
    text: `Pusingan ${round}: ${verdict === 'upheld' ? 'anda betul' : 'ia berjalan mengikut peraturan'}. ${answer}`,
  }),
  'contract.news': ({ news, kind, other }) => ({
    title: `Kontrak: ${contractKinds[kind]}`,
    text: `${contractNews[news]} Dengan ${other || 'pihak laman'}.`,
  }),
  'bill.paid': ({ kind, ...sum }) => ({
    title: `Dibayar: ${contractKinds[kind]}`,
    text: `${writeSum(sum, 'ms')} sudah ada dalam dompet anda.`,
  }),
  'bill.short': ({ kind, ...sum }) => ({
    title: 'Baki dompet anda tidak cukup',
    text: `${writeSum(sum, 'ms')} perlu dibayar kepada seseorang di bawah anda (${contractKinds[kind]}), dan dompet anda tidak cukup. Bakinya dibayar sebaik sahaja dompet mencukupi.`,
  }),
  'bill.waits': ({ kind, ...sum }) => ({
    title: `Belum diterima: ${contractKinds[kind]}`,
    text: `${writeSum(sum, 'ms')} masih belum dibayar kepada anda: baki dompet pembayar tidak cukup. Anda menerimanya sebaik sahaja dompet itu mencukupi.`,
  }),
  'bill.unpaid': ({ kind, why, ...sum }) => ({
    title: `Tidak dibayar: ${contractKinds[kind]}`,
    text:
      why === 'denied'
        ? `Pihak laman tidak meluluskan ${writeSum(sum, 'ms')}. Jika anda tidak bersetuju, hubungi kami.`
        : `Tempohnya sudah tamat: ${writeSum(sum, 'ms')} tidak akan dibayar lagi kerana baki dompet pembayar tidak cukup.`,
  }),
  'lottery.voided': ({ name, numero, reason }) => ({
    title: `${name}: cabutan dibatalkan`,
    text: `Cabutan ${numero} tidak akan diadakan dan taruhan anda telah dipulangkan ke dompet. ${voidReasons[reason] ?? `Sebab: ${reason}`}`,
  }),
  'reward.waits': (sum) => ({
    title: 'Ganjaran anda sedang disemak',
    text: `${writeSum(sum, 'ms')}: ada akaun lain yang sangat serupa dengan akaun anda, jadi kakitangan kami menyemaknya dahulu. Anda tidak perlu berbuat apa-apa, dan tempoh menuntut tidak berjalan sementara itu.`,
  }),
  'reward.released': (sum) => ({
    title: 'Ganjaran anda sudah sedia',
    text: `Semakan selesai: anda boleh menuntut ${writeSum(sum, 'ms')} sekarang.`,
  }),
  'reward.refused': ({ reason, ...sum }) => ({
    title: 'Ganjaran anda tidak dapat diberikan',
    text: `${writeSum(sum, 'ms')} tidak akan dibayar. Sebab: ${reason} Jika anda rasa kami tersilap, sila hubungi kami.`,
  }),
  'reward.ends': ({ of, hours, ...sum }) => ({
    title:
      of === 'claim'
        ? `Ganjaran anda luput dalam ${hours === '72' ? 'tiga hari' : 'satu hari'}`
        : `Bonus anda tamat dalam ${hours === '72' ? 'tiga hari' : 'satu hari'}`,
    text:
      of === 'claim'
        ? `${writeSum(sum, 'ms')} boleh dituntut sehingga waktu itu. Pusat ganjaran menunjukkan masa yang tepat.`
        : `Bakinya ${writeSum(sum, 'ms')}. Pusingan yang anda mulakan sebelum itu masih dikira; wang anda sendiri kekal milik anda.`,
  }),
  'agent.message': ({ from, text }) => ({
    title: 'Mesej daripada ejen anda',
    text: `${from} menulis: ${text}`,
  }),
};

const whys = {
  failed: 'Bayaran tidak berjaya. Anda boleh cuba kaedah bayaran lain.',
  expired: 'Masa untuk membayar sudah tamat. Jika anda sudah membayar, hantar resit anda.',
  returned: 'Jumlah yang sampai tidak sepadan dan sedang dipulangkan ke tempat asalnya.',
} as const;

const limits = {
  deposit: 'Had deposit',
  loss: 'Had kerugian',
  wager: 'Had pertaruhan',
  session: 'Had masa',
} as const;

const periods = { day: '24 jam', week: '7 hari', month: 'bulan' } as const;

const reasons = {
  unreadable: 'Gambar tidak dapat dibaca.',
  expired: 'Dokumen sudah tamat tempoh.',
  incomplete: 'Ada yang kurang pada gambar.',
  'other-person': 'Wajah tidak sepadan dengan dokumen.',
  'other-name': 'Nama tidak sepadan dengan akaun anda.',
  'under-age': 'Ia menunjukkan anda belum cukup umur untuk bermain.',
  'not-genuine': 'Kami tidak dapat memastikan dokumen itu tulen.',
} as const;

const contractKinds = {
  dividend: 'dividen',
  daily: 'gaji harian',
  hourly: 'gaji setiap jam',
  realtime: 'gaji masa nyata',
} as const;

const contractNews = {
  offered: 'Satu kontrak telah ditawarkan.',
  requested: 'Satu kontrak telah diminta.',
  accepted: 'Kontrak diterima dan sudah dikira.',
  declined: 'Kontrak telah ditolak.',
  'end-asked': 'Pihak lain meminta kontrak ditamatkan.',
  kept: 'Kontrak diteruskan.',
  ended: 'Kontrak telah tamat.',
  expired: 'Tempoh menjawab sudah tamat.',
} as const;

const voidReasons: Readonly<Record<string, string>> = {
  'no-beacon': 'Sumber rawak awam tidak menjawab pada masanya.',
  stopped: 'Permainan ini telah dihentikan.',
  'never-opened': 'Cabutan tidak dibuka pada masanya.',
};
