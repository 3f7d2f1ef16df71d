import { type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { StageSlotsContext } from './stage-slots.ts';

interface StagePartProps {
  at: 'settings' | 'dock';
  children: ReactNode;
}

/** What a board hands to its stage; without a stage it stands where it is written. */
export function StagePart({ at, children }: StagePartProps) {
  const slots = use(StageSlotsContext);
  if (slots === null) return children;
  const slot = slots[at];
  return slot && createPortal(children, slot);
}
