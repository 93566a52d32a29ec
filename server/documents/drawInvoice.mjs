// How an invoice is drawn (`invoice.pdf`). Plain JavaScript, as a thread is begun without tsx.
import { beginPdf, ink, MARGIN } from './drawing.mjs';

/* In points, 2.835 of which are a millimetre. */
const MM = 2.835;
const SMALL = 9;
/** Where the window of an envelope is: 20 mm from the left, 46 mm from above. */
const WINDOW = { x: 20 * MM, y: 46 * MM, width: 85 * MM };
/** Where the number and the days of the invoice stand, beside the window. */
const FACTS = { x: 118 * MM, y: 32 * MM, width: 70 * MM };
/** Below the window. */
const BODY_Y = 92 * MM;
const BARCODE = { module: 0.8, height: 14 * MM };
const QR_SIZE = 32 * MM;
const ROOM_FOR_PAYMENT = 215;
const LINE_SHARES = [0.44, 0.16, 0.15, 0.1, 0.15];
const VAT_SHARES = [0.25, 0.25, 0.25, 0.25];

/** An invoice: whom it is for in the window's place, its lines, its VAT, and how it is paid. */
export async function drawnInvoice({ invoice, locale, company, madeOn, numbered }) {
  const { title, sender, recipient, facts, total, lines, vat, payment } = invoice;
  const begun = beginPdf({ title, locale, author: company, madeOn });
  const { pdf, write, width, put, keepRoom } = begun;

  put('P', () => write('display', 13, ink.strong).text(sender, WINDOW.x, 18 * MM, { width: WINDOW.width }));
  put('H1', () => write('display', 20, ink.strong).text(title, FACTS.x, 17 * MM, { width: FACTS.width }));
  put('P', () => {
    write('text', 11, ink.strong).text(recipient.join('\n'), WINDOW.x, WINDOW.y, { width: WINDOW.width, lineGap: 2 });
  });
  pdf.y = FACTS.y;
  rows(begun, facts, { x: FACTS.x, width: FACTS.width, share: 0.5 });
  pdf.y = Math.max(pdf.y, BODY_Y);
  put('P', () => {
    write('display', 15, ink.strong).text(`${total[0]} ${total[1]}`, MARGIN, pdf.y, { width });
    pdf.moveDown(0.6);
  });
  table(begun, lines, LINE_SHARES);
  table(begun, vat, VAT_SHARES);
  keepRoom(ROOM_FOR_PAYMENT);
  drawPayment(begun, payment);
  return begun.finish(numbered);
}

function headingOf({ pdf, write, put, width, keepRoom }, heading) {
  put('H2', () => {
    keepRoom(60);
    write('display', 12, ink.strong).text(heading, MARGIN, pdf.y + 6, { width });
    pdf.moveDown(0.3);
  });
}

/** Labels and their values beside them. */
function rows({ pdf, whole, write, keepRoom }, all, { x, width, share }) {
  const made = pdf.struct('Table');
  whole.add(made);
  for (const [label, value] of all) {
    keepRoom(18);
    const top = pdf.y;
    let bottom = top;
    const cell = (tag, text, left, cellWidth) =>
      pdf.struct(tag, {}, () => {
        write('text', SMALL, tag === 'TH' ? ink.muted : ink.strong).text(text, left, top, { width: cellWidth });
        bottom = Math.max(bottom, pdf.y);
      });
    const row = pdf.struct('TR');
    made.add(row);
    row.add(cell('TH', label, x, width * share - 8));
    row.add(cell('TD', value, x + width * share, width * (1 - share)));
    row.end();
    pdf.y = bottom + 3;
  }
  made.end();
}

/** A table with the names of its columns above; figures stand to the right. */
function table(begun, { heading, columns, rows: all }, shares) {
  const { pdf, whole, write, width, keepRoom } = begun;
  headingOf(begun, heading);
  const made = pdf.struct('Table');
  whole.add(made);
  const drawRow = (tag, cells) => {
    keepRoom(26);
    const top = pdf.y;
    let bottom = top;
    let x = MARGIN;
    const row = pdf.struct('TR');
    made.add(row);
    for (const [at, text] of cells.entries()) {
      const [left, cellWidth] = [x, width * shares[at]];
      row.add(
        pdf.struct(tag, {}, () => {
          write('text', SMALL, tag === 'TH' ? ink.muted : ink.strong).text(text === '' ? '\u2013' : text, left, top, {
            width: cellWidth - (at === 0 ? 8 : 0),
            align: at === 0 ? 'left' : 'right',
          });
          bottom = Math.max(bottom, pdf.y);
        }),
      );
      x += cellWidth;
    }
    row.end();
    pdf.y = bottom + 4;
  };
  drawRow('TH', columns);
  for (const cells of all) drawRow('TD', cells);
  made.end();
}

function drawPayment(begun, { heading, rows: all, nothing, barcode, qr }) {
  const { pdf, put, write, width } = begun;
  headingOf(begun, heading);
  if (nothing !== null) put('P', () => write('text', 10.5, ink.text).text(nothing, MARGIN, pdf.y, { width }));
  const top = pdf.y;
  if (all.length > 0) rows(begun, all, { x: MARGIN, width: width - QR_SIZE - 20, share: 0.42 });
  const below = pdf.y;
  if (qr) figure(begun, qr.alt, () => drawQr(pdf, qr, MARGIN + width - QR_SIZE, top));
  pdf.y = Math.max(below, qr ? top + QR_SIZE : below) + 10;
  if (!barcode) return;
  put('P', () => write('text', SMALL, ink.muted).text(barcode.caption, MARGIN, pdf.y, { width }));
  const y = pdf.y + 2;
  figure(begun, barcode.alt, () => drawBars(pdf, barcode, MARGIN, y));
  pdf.y = y + BARCODE.height + 4;
  put('P', () => write('text', SMALL, ink.strong).text(barcode.text, MARGIN, pdf.y, { width }));
}

/** What is drawn, with the words for who does not see it. */
function figure({ pdf, whole }, alt, draw) {
  whole.add(pdf.struct('Figure', { alt }, draw));
}

function drawBars(pdf, { widths }, x, y) {
  let left = x;
  for (const [at, modules] of widths.entries()) {
    if (at % 2 === 0) pdf.rect(left, y, modules * BARCODE.module, BARCODE.height);
    left += modules * BARCODE.module;
  }
  pdf.fill('#000000');
}

function drawQr(pdf, { size, modules }, x, y) {
  const side = QR_SIZE / size;
  for (let at = 0; at < modules.length; at += 1)
    if (modules[at] === '1') pdf.rect(x + (at % size) * side, y + Math.floor(at / size) * side, side, side);
  pdf.fill('#000000');
}
