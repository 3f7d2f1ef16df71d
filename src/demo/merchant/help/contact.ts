import { worded } from '#demo/merchant/worded.ts';
import type { DemoArticle } from './article.ts';

export const contact: DemoArticle = {
  anchor: 'contact',
  title: worded('Contacto', 'Contact us', '联系我们', 'Hubungi kami'),
  lines: {
    es: [
      'Aquí un sitio en operación atiende a sus jugadores. Este es de demostración: los canales abren, pero llevan a direcciones de ejemplo que nadie responde.',
      '# Dónde están los canales',
      '- Chat en vivo: en el menú lateral y en “Atención al cliente”, dentro de tu cuenta.',
      '- Telegram, WhatsApp y Messenger: en “Atención al cliente” y al pie de cada página.',
      '- Correo: en “Atención al cliente”.',
      '# Ten a mano',
      'Cuando escribas: tu usuario y la hora aproximada. Nunca envíes tu contraseña ni códigos.',
      '# ¿De verdad somos nosotros?',
      'Copia la cuenta o dirección de quien te escribe en “Verificar representante”, en el menú lateral. Si no aparece como oficial, no respondas.',
    ],
    en: [
      'This is where a live site would help its players. This one is a demo: the channels open, but they lead to sample addresses that nobody answers.',
      '# Where the channels are',
      '- Live chat: in the side menu, and under “Customer service” in your account.',
      '- Telegram, WhatsApp and Messenger: under “Customer service” and at the foot of every page.',
      '- E-mail: under “Customer service”.',
      '# Have this ready',
      'Whoever you write to: your username and roughly when it happened. Never send your password or codes.',
      '# Is it really us?',
      'Copy the account or address of whoever writes to you into “Verify representative” in the side menu. If it is not shown as official, do not reply.',
    ],
    zh: [
      '正式营业的平台会在这里为您服务。这里是演示：各渠道可以打开，但指向示例地址，无人应答。',
      '# 渠道在哪里',
      '- 在线客服：在侧边菜单，以及账户中的“客服”。',
      '- Telegram、WhatsApp、Messenger：在“客服”和每页页脚。',
      '- 邮件：在“客服”。',
      '# 请准备',
      '无论联系哪家平台：您的用户名和大致时间。切勿发送密码或验证码。',
      '# 确实是本站吗？',
      '把对方的账号或地址复制到侧边菜单的“验证代表身份”。如未显示为官方，请勿回复。',
    ],
    ms: [
      'Rumah yang dibuka melayan ahlinya di sini. Ini demonstrasi: salurannya boleh dibuka, tetapi menuju ke alamat contoh yang tiada sesiapa menjawab.',
      '# Di mana salurannya',
      '- Sembang langsung: di menu sisi, dan di “Khidmat pelanggan” dalam akaun anda.',
      '- Telegram, WhatsApp dan Messenger: di “Khidmat pelanggan” dan di kaki setiap halaman.',
      '- E-mel: di “Khidmat pelanggan”.',
      '# Sediakan',
      'Walau rumah mana pun yang anda hubungi: nama pengguna dan anggaran masa. Jangan sekali-kali hantar kata laluan atau kod.',
      '# Betulkah itu rumah ini?',
      'Salin akaun atau alamat orang yang menghubungi anda ke “Sahkan wakil” di menu sisi. Jika tidak tertera sebagai rasmi, jangan balas.',
    ],
  },
};
