import type { SandboxOutcome } from './books.ts';

interface PageWords {
  title: string;
  lead: string;
  reference: string;
  choose: string;
  back: string;
  chosen: string;
  gone: string;
  outcomes: Readonly<Record<SandboxOutcome, readonly [name: string, what: string]>>;
}

/** The provider is a stranger with words of its own; those of the app are not its business. */
export const pageWords: Readonly<Record<'es' | 'en', PageWords>> = {
  es: {
    title: 'Pagos de prueba',
    lead: 'Aquí no se mueve dinero de verdad. Elige qué pasa con este pago.',
    reference: 'Referencia',
    choose: 'Elige un resultado',
    back: 'Volver al sitio',
    chosen: 'Listo. Te llevamos de vuelta.',
    gone: 'Este pago no existe o ya terminó.',
    outcomes: {
      success: ['Pagar', 'El pago llega completo'],
      delay: ['Pagar con demora', 'Primero en proceso, unos segundos después pagado'],
      failure: ['Rechazar', 'El banco dice que no'],
      underpaid: ['Pagar de menos', 'Llega el 60 %'],
      twice: ['Pagar dos veces', 'Dos cobros, y avisos repetidos'],
      'out-of-order': ['Avisos en desorden', 'Pagado, y después llegan avisos viejos'],
      'wrong-signature': ['Firma falsa', 'El aviso no está bien firmado'],
      late: ['Pagar tarde', 'Primero vence, unos segundos después se paga'],
    },
  },
  en: {
    title: 'Test payments',
    lead: 'No real money moves here. Choose what happens to this payment.',
    reference: 'Reference',
    choose: 'Choose an outcome',
    back: 'Back to the site',
    chosen: 'Done. Taking you back.',
    gone: 'This payment does not exist or is over.',
    outcomes: {
      success: ['Pay', 'The payment arrives in full'],
      delay: ['Pay with a delay', 'In progress first, paid a few seconds later'],
      failure: ['Decline', 'The bank says no'],
      underpaid: ['Pay too little', '60 % arrives'],
      twice: ['Pay twice', 'Two charges, and repeated notices'],
      'out-of-order': ['Notices out of order', 'Paid, and then older notices arrive'],
      'wrong-signature': ['False signature', 'The notice is not signed as it should be'],
      late: ['Pay late', 'It expires first, and is paid a few seconds later'],
    },
  },
};
