import { sayDuration } from '#contract/say-duration.ts';
import type { NoticeWords } from '#server/notices/templates.ts';
import { writeSum } from '#server/notices/write-sum.ts';

export const es: NoticeWords = {
  'deposit.credited': (sum) => ({
    title: 'Tu depósito ya está aquí',
    text: `${writeSum(sum, 'es')} están en tu billetera.`,
  }),
  'deposit.failed': ({ why, ...sum }) => ({
    title: 'Tu depósito no se completó',
    text: `${writeSum(sum, 'es')} no se acreditaron. ${whys[why]}`,
  }),
  'refund.refused': (sum) => ({
    title: 'No pudimos devolver tu dinero automáticamente',
    text: `${writeSum(sum, 'es')} no se pudieron devolver por la misma vía. Nuestro equipo lo revisa y te los devuelve.`,
  }),
  'withdrawal.approved': (sum) => ({
    title: 'Tu retiro está aprobado',
    text: `${writeSum(sum, 'es')} van en camino.`,
  }),
  'withdrawal.rejected': ({ reason, ...sum }) => ({
    title: 'Tu retiro fue rechazado',
    text: `${writeSum(sum, 'es')} volvieron a tu billetera. Motivo: ${reason}`,
  }),
  'withdrawal.paid': ({ minutes, ...sum }) => ({
    title: 'Enviamos tu retiro',
    text: `Enviamos ${writeSum(sum, 'es')}. Confirma en ${sayDuration(Number(minutes), 'es')} si te llegaron.`,
  }),
  'limit.loosened': ({ limit, period, amount, currency }) => ({
    title: 'Uno de tus límites aumentó',
    text:
      amount === null
        ? `${limits[limit]}, ${periods[period]}: ya no tienes límite propio. Se sigue aplicando nuestro máximo.`
        : `${limits[limit]}, ${periods[period]}: ${limit === 'session' ? `${amount} min` : writeSum({ amount, currency }, 'es')} desde ahora.`,
  }),
  'kyc.approved': () => ({
    title: 'Identidad verificada',
    text: 'Aceptamos tus documentos. Ya puedes retirar.',
  }),
  'kyc.refused': ({ reason }) => ({
    title: 'No aceptamos tus documentos',
    text: `${reasons[reason]} Puedes enviar otros.`,
  }),
  'payout.added': ({ place }) => ({
    title: 'Nueva cuenta para retiros',
    text: `Se agregó ${place} a tus cuentas para retiros. Si no fuiste tú, cambia tu contraseña ahora y escríbenos.`,
  }),
  'payout.removed': ({ place }) => ({
    title: 'Se quitó una cuenta para retiros',
    text: `${place} ya no está en tu lista. Si no fuiste tú, cambia tu contraseña ahora y escríbenos.`,
  }),
  'device.new': ({ device }) => ({
    title: 'Ingreso desde un dispositivo nuevo',
    text: `Entraron a tu cuenta desde ${device || 'un dispositivo que no conocemos'}. Si no fuiste tú, cambia tu contraseña ahora.`,
  }),
  'factor.gone': () => ({
    title: 'Ahora solo tu contraseña protege tu cuenta',
    text: 'Se quitó la llave de acceso o la app autenticadora que también la protegía. Si no fuiste tú, cambia tu contraseña ahora y escríbenos.',
  }),
  'dispute.answered': ({ round, verdict, answer }) => ({
    title: 'Revisamos tu ronda',
    text: `Ronda ${round}: ${verdict === 'upheld' ? 'tenías razón' : 'se jugó según sus reglas'}. ${answer}`,
  }),
  'contract.news': ({ news, kind, other }) => ({
    title: `Contrato: ${contractKinds[kind]}`,
    text: `${contractNews[news]} Con ${other || 'la casa'}.`,
  }),
  'bill.paid': ({ kind, ...sum }) => ({
    title: `Pagado: ${contractKinds[kind]}`,
    text: `${writeSum(sum, 'es')} ya están en tu billetera.`,
  }),
  'bill.short': ({ kind, ...sum }) => ({
    title: 'A tu billetera no le alcanza el saldo',
    text: `Había que pagar ${writeSum(sum, 'es')} a una persona de tu línea (${contractKinds[kind]}) y tu billetera no alcanzó. El resto se paga en cuanto alcance.`,
  }),
  'bill.waits': ({ kind, ...sum }) => ({
    title: `Falta por cobrar: ${contractKinds[kind]}`,
    text: `Aún se te deben ${writeSum(sum, 'es')}: la billetera de quien paga no alcanzó. Los recibes en cuanto alcance.`,
  }),
  'bill.unpaid': ({ kind, why, ...sum }) => ({
    title: `No se paga: ${contractKinds[kind]}`,
    text:
      why === 'denied'
        ? `El sitio no aprobó ${writeSum(sum, 'es')}. Si no estás de acuerdo, escríbenos.`
        : `Venció el plazo: ${writeSum(sum, 'es')} ya no se pagan, porque la billetera de quien paga no alcanzó.`,
  }),
  'lottery.voided': ({ name, numero, reason }) => ({
    title: `${name}: sorteo anulado`,
    text: `El sorteo ${numero} no se hará y tu apuesta ya volvió a tu billetera. ${voidReasons[reason] ?? `Motivo: ${reason}`}`,
  }),
  'reward.waits': (sum) => ({
    title: 'Estamos revisando tu recompensa',
    text: `${writeSum(sum, 'es')}: otra cuenta se parece mucho a la tuya, así que una persona de nuestro equipo la revisa antes. No tienes que hacer nada, y mientras tanto no corren los días para reclamarla.`,
  }),
  'reward.released': (sum) => ({
    title: 'Tu recompensa está lista',
    text: `Ya la revisamos: puedes reclamar ${writeSum(sum, 'es')}.`,
  }),
  'reward.refused': ({ reason, ...sum }) => ({
    title: 'No pudimos entregar tu recompensa',
    text: `No se pagarán ${writeSum(sum, 'es')}. Motivo: ${reason} Si crees que nos equivocamos, escríbenos.`,
  }),
  'reward.ends': ({ of, hours, ...sum }) => ({
    title:
      of === 'claim'
        ? `Tu recompensa vence en ${hours === '72' ? 'tres días' : 'un día'}`
        : `Tu bono termina en ${hours === '72' ? 'tres días' : 'un día'}`,
    text:
      of === 'claim'
        ? `Puedes reclamar ${writeSum(sum, 'es')} hasta entonces. El centro de recompensas muestra la hora exacta.`
        : `Quedan ${writeSum(sum, 'es')}. Las rondas que empieces antes todavía cuentan; tu propio dinero sigue siendo tuyo.`,
  }),
  'agent.message': ({ from, text }) => ({
    title: 'Mensaje de tu agente',
    text: `${from} te escribe: ${text}`,
  }),
};

const whys = {
  failed: 'El pago no se completó. Puedes probar otro medio de pago.',
  expired: 'Se acabó el tiempo para pagar. Si ya pagaste, envíanos tu comprobante.',
  returned: 'El monto que llegó no coincide y ya lo estamos devolviendo.',
} as const;

const limits = {
  deposit: 'Límite de depósitos',
  loss: 'Límite de pérdidas',
  wager: 'Límite de apuestas',
  session: 'Límite de tiempo',
} as const;

const periods = { day: '24 horas', week: '7 días', month: 'mes' } as const;

const reasons = {
  unreadable: 'No se pudieron leer las fotos.',
  expired: 'El documento está vencido.',
  incomplete: 'Falta algo en las fotos.',
  'other-person': 'La cara no coincide con la del documento.',
  'other-name': 'El nombre no coincide con el de tu cuenta.',
  'under-age': 'Muestra que aún no tienes edad para jugar.',
  'not-genuine': 'No pudimos comprobar que el documento sea auténtico.',
} as const;

const contractKinds = {
  dividend: 'dividendo',
  daily: 'salario diario',
  hourly: 'salario por hora',
  realtime: 'salario en tiempo real',
} as const;

const contractNews = {
  offered: 'Se ofreció un contrato.',
  requested: 'Se pidió un contrato.',
  accepted: 'El contrato fue aceptado y está en vigor.',
  declined: 'El contrato fue rechazado.',
  'end-asked': 'Se pide terminar el contrato.',
  kept: 'El contrato continúa.',
  ended: 'El contrato terminó.',
  expired: 'Se acabó el plazo para responder.',
} as const;

const voidReasons: Readonly<Record<string, string>> = {
  'no-beacon': 'La fuente pública de azar no respondió a tiempo.',
  stopped: 'El juego fue detenido.',
  'never-opened': 'El sorteo no se abrió a tiempo.',
};
