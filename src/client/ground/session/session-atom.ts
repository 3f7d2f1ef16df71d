import { useQuery, useQueryClient } from '@tanstack/react-query';
import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useLayoutEffect, useState } from 'react';
import { keepForMember } from '#client/data/offline-store.ts';
import { flagsOf, type MemberInfo } from '#contract/member.ts';
import { memberQuery } from './member-query.ts';
import { onOtherTabs } from './other-tabs.ts';

export interface Session {
  isLogin: boolean;
  isAgent: boolean;
  isTrial: boolean;
  member: MemberInfo | null;
}

const visitor: Session = { isLogin: false, isAgent: false, isTrial: false, member: null };

/** The session's facts, for every screen. Fed by the member query and by nothing else. */
export const sessionAtom = atom<Session>(visitor);

export function useSession(): Session {
  return useAtomValue(sessionAtom);
}

function sessionOf(member: MemberInfo | null): Session {
  return member ? { isLogin: true, ...flagsOf(member.type), member } : visitor;
}

/** Carries the member query's answer into the atom; mounted once, at the root. */
export function SessionFeed(): null {
  const client = useQueryClient();
  const { data: member } = useQuery(memberQuery);
  const store = useStore();
  // Known before the first drawing, it is drawn once: nobody has looked at the atom yet.
  useState(() => {
    if (member) store.set(sessionAtom, sessionOf(member));
  });
  // Before the page is painted: a member must not be shown a visitor's header first.
  useLayoutEffect(() => {
    if (member === undefined) return;
    if (member) keepForMember();
    if (store.get(sessionAtom).member !== member) store.set(sessionAtom, sessionOf(member));
  }, [member, store]);
  useEffect(
    () =>
      onOtherTabs((news) => {
        // Who is logged in is then another question; without the mark of a session nobody is.
        if (typeof news !== 'string') return;
        delete window.askedAhead;
        void client.invalidateQueries({ queryKey: memberQuery.queryKey });
      }),
    [client],
  );
  return null;
}
