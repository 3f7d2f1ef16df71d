import { worded } from '#server/demo/worded.ts';
import type { DemoArticle } from './article.ts';

export const contact: DemoArticle = {
  anchor: 'contact',
  title: worded('Contacto', 'Contact us', '联系我们', 'Hubungi kami'),
  lines: {
    es: [
      'Atendemos todos los días, a cualquier hora, en español, inglés, chino y malayo.',
      '# Por dónde',
      '- Chat en vivo: lo más rápido. Está en el menú lateral y en la barra derecha.',
      '- Telegram, WhatsApp y Messenger: los enlaces están en la barra derecha y al pie.',
      '- Correo: para documentos y reclamaciones. Respondemos en un día hábil.',
      '# Ten a mano',
      'Tu usuario, la hora aproximada y, si es de un juego, el número de la ronda. Nunca envíes tu clave ni códigos.',
      '# ¿De verdad somos nosotros?',
      'Copia la cuenta o dirección de quien te escribe en “Verificar representante”. Si no aparece como oficial, no respondas y cuéntanoslo.',
    ],
    en: [
      'We answer every day, at any hour, in Spanish, English, Chinese and Malay.',
      '# Where',
      '- Live chat: the fastest. It is in the side menu and the right bar.',
      '- Telegram, WhatsApp and Messenger: the links are in the right bar and at the foot of the page.',
      '- E-mail: for documents and complaints. We answer within one working day.',
      '# Have at hand',
      'Your username, roughly the time and, if it is about a game, the number of the round. Never send your password or codes.',
      '# Is it really us?',
      'Copy the account or address of whoever writes to you into “Verify Representative”. If it does not show as official, do not reply, and tell us.',
    ],
    zh: [
      '全天候服务，支持西班牙语、英语、中文和马来语。',
      '# 联系渠道',
      '- 在线客服：最快。位于侧边菜单和右侧栏。',
      '- Telegram、WhatsApp、Messenger：链接在右侧栏和页脚。',
      '- 邮件：用于提交资料和投诉，一个工作日内回复。',
      '# 请准备',
      '你的用户名、大致时间；如与游戏有关，请提供局号。切勿发送密码或验证码。',
      '# 确实是我们吗？',
      '把对方的账号或地址复制到“验证代表”。如未显示为官方，请勿回复，并告诉我们。',
    ],
    ms: [
      'Kami menjawab setiap hari, pada bila-bila masa, dalam bahasa Sepanyol, Inggeris, Cina dan Melayu.',
      '# Saluran',
      '- Sembang langsung: paling pantas. Ada di menu sisi dan bar kanan.',
      '- Telegram, WhatsApp dan Messenger: pautan di bar kanan dan kaki halaman.',
      '- E-mel: untuk dokumen dan aduan. Kami membalas dalam satu hari bekerja.',
      '# Sediakan',
      'Nama pengguna, anggaran masa dan, jika berkaitan permainan, nombor pusingan. Jangan sekali-kali hantar kata laluan atau kod.',
      '# Betulkah itu kami?',
      'Salin akaun atau alamat orang yang menghubungi anda ke “Sahkan Wakil”. Jika tidak tertera sebagai rasmi, jangan balas, dan beritahu kami.',
    ],
  },
};
