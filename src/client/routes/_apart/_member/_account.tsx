import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AccountGate } from '#client/features/member/AccountGate.tsx';

/** The gate of pages about one's money and person: somebody on trial has neither. */
export const Route = createFileRoute('/_apart/_member/_account')({
  staticData: { title: msg`My account` },
  component: AccountGate,
});
