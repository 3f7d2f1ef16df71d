import {
  Camera,
  Feather,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessageSquareText,
  MessagesSquare,
  Music2,
  Phone,
  Send,
  SquarePlay,
  ThumbsUp,
} from 'lucide-react';

/** What one does at each place, not its maker's mark: those belong to their makers. */
export const channelIcons = {
  YOUTUBE: SquarePlay,
  TWITTER: Feather,
  TIKTOK: Music2,
  FACEBOOK: ThumbsUp,
  INSTAGRAM: Camera,
  WHATSAPP: Phone,
  TELEGRAM: Send,
  MESSENGER: MessagesSquare,
  LINE: MessageSquareText,
  LIVECHAT: MessageCircle,
  EMAIL: Mail,
} as const satisfies Record<string, LucideIcon>;
