import './chat.css';
import type { ChatLine, ChatView } from '#demo/vendor/server/chat-room.ts';
import { element } from '../element.ts';
import { type Link, type MountGame, Refusal } from '../game-page.ts';
import type { GamePage } from '../game-registry.ts';
import { chatWords } from './words-chat.ts';

const mountChat: MountGame = (root, link) => {
  let isGone = false;
  let stop: (() => void) | undefined;
  void link.view().then(
    (view) => {
      if (!isGone) stop = open(root, link, view as ChatView);
    },
    () => link.toast(link.say('unknown')),
  );
  return () => {
    isGone = true;
    stop?.();
    root.replaceChildren();
  };
};

function open(root: HTMLElement, link: Link, view: ChatView): () => void {
  const list = element('ol', { class: 'chat-lines' });
  const field = element('input', {
    class: 'chat-field',
    type: 'text',
    maxlength: '160',
    autocomplete: 'off',
    placeholder: link.say('write'),
    'aria-label': link.say('write'),
  });
  const send = element('button', { class: 'chat-send' }, link.say('send'));
  const form = element('form', { class: 'chat-form' }, field, send);
  const seen = new Set<number>();
  const add = (line: ChatLine) => {
    if (seen.has(line.id)) return;
    seen.add(line.id);
    list.append(drawLine(link, line, view.me));
    list.lastElementChild?.scrollIntoView({ block: 'end' });
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (text === '') return;
    link.act({ kind: 'say', text }).then(
      () => {
        field.value = '';
      },
      (thrown: unknown) =>
        link.toast(thrown instanceof Refusal ? thrown.message : link.say('unknown')),
    );
  });
  root.replaceChildren(
    element(
      'div',
      { class: 'chat' },
      element('div', { class: 'chat-log', role: 'log' }, list),
      form,
    ),
  );
  for (const line of view.lines) add(line);
  return link.watch((told) => {
    const { line, lines } = told as { line?: ChatLine; lines?: ChatLine[] };
    for (const one of lines ?? (line ? [line] : [])) add(one);
  });
}

function drawLine(link: Link, line: ChatLine, me: string): HTMLElement {
  const isHost = line.kind === 'host';
  const who = isHost ? `${line.who} · ${link.say('host')}` : line.who;
  const kind = isHost ? 'is-host' : line.who === me ? 'is-mine' : 'is-other';
  return element(
    'li',
    { class: `chat-line ${kind}` },
    element('span', { class: 'chat-who' }, who),
    element('span', { class: 'chat-text' }, isHost ? link.say(line.text) : line.text),
  );
}

export const chatPage: GamePage = { mount: mountChat, words: chatWords };
