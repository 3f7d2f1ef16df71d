import { type ReactNode, useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Sheet } from '#client/ui/Sheet.tsx';
import { useToast } from '#client/ui/toasts.ts';

function Opened({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

function ToasterPage() {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast('Something happened.')}>Plain</Button>
      <Button onClick={() => toast('It was sent.', { tone: 'good' })}>Good</Button>
      <Button onClick={() => toast('It was refused.', { tone: 'bad' })}>Bad</Button>
    </>
  );
}

/** Parts that lie over a page. */
export const overPages = {
  Dialog: () => (
    <Opened>
      {(close) => (
        <Dialog title="Log out?" size="s" onClose={close} footer={<Button isWide>Log out</Button>}>
          <p>An answer is wanted.</p>
        </Dialog>
      )}
    </Opened>
  ),
  Sheet: () => (
    <Opened>
      {(close) => (
        <Sheet title="Filter" onClose={close}>
          <p>It can be drawn down by its handle.</p>
        </Sheet>
      )}
    </Opened>
  ),
  Toaster: ToasterPage,
};
