import { tokenColour } from '#client/ui/token-colour.ts';

interface SharedBill {
  title: string;
  figure: string;
  lines: readonly string[];
}

const width = 720;
const edge = 48;

/** Hands a picture to the phone's own sheet; where there is none, it is saved. */
export async function sharePicture(bill: SharedBill): Promise<void> {
  const picture = await drawBill(bill);
  if (!picture) return;
  const file = new File([picture], 'bill.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    // Whoever closes the sheet has decided not to share.
    await navigator.share({ files: [file], title: bill.title }).catch(() => undefined);
    return;
  }
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  link.click();
  URL.revokeObjectURL(address);
}

/** In the colours and letters that the page wears. */
function drawBill({ title, figure, lines }: SharedBill): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  const letters = getComputedStyle(document.body).fontFamily;
  const wrapped = lines.flatMap((line) => wrap(line, 52));
  canvas.width = width;
  canvas.height = edge * 2 + 130 + wrapped.length * 40;
  pen.fillStyle = tokenColour('--surface');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'top';
  pen.fillStyle = tokenColour('--quiet');
  pen.font = `28px ${letters}`;
  pen.fillText(title, edge, edge, width - edge * 2);
  pen.fillStyle = tokenColour('--accent');
  pen.font = `700 56px ${letters}`;
  pen.fillText(figure, edge, edge + 44, width - edge * 2);
  pen.fillStyle = tokenColour('--text');
  pen.font = `26px ${letters}`;
  for (const [place, line] of wrapped.entries()) {
    pen.fillText(line, edge, edge + 130 + place * 40, width - edge * 2);
  }
  return new Promise((settle) => {
    canvas.toBlob(settle, 'image/png');
  });
}

/** Broken between words; a formula in Chinese has its spaces too. */
function wrap(line: string, most: number): string[] {
  const rows: string[] = [''];
  for (const word of line.split(' ')) {
    const row = rows.at(-1) ?? '';
    const longer = row === '' ? word : `${row} ${word}`;
    if (longer.length <= most || row === '') rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  return rows;
}
