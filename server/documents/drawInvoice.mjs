// How an invoice is drawn (`invoice.pdf`). Plain JavaScript, as a thread is begun without tsx.
import { beginPdf, ink } from './drawing.mjs';

/* In points, 2.835 of which are a millimetre. */
const MM = 2.835;
const SMALL = 9;
/** All stands below each other, as far from the left as an envelope's window. */
const LEFT = 20 * MM;
/** Where the window of an envelope is: 20 mm from the left, 46 mm from above. */
const WINDOW = { x: LEFT, y: 46 * MM, width: 85 * MM };
/** Where the number and the days of the invoice stand, beside the window. */
const FACTS = { x: 118 * MM, y: 32 * MM, width: 72 * MM };
/** Below the window. */
const BODY_Y = 92 * MM;
const BARCODE = { module: 0.8, height: 14 * MM };
const QR_SIZE = 32 * MM;
/** Beside and above a code, so that it is read: four modules of the QR code, ten of the bars. */
const QUIET = 5 * MM;
const ROOM_FOR_PAYMENT = 225;
const LINE_SHARES = [0.43, 0.16, 0.16, 0.08, 0.17];
const VAT_SHARES = [0.25, 0.25, 0.25, 0.25];
const HAIRLINE = '#c9d3ce';

/** An invoice: whom it is for in the window's place, its lines, its VAT, and how it is paid. */
export async function drawnInvoice({ invoice, locale, company, madeOn, numbered }) {
  const { title, number, sender, recipient, facts, total, lines, vat, payment, seller } = invoice;
  const begun = beginPdf({ title: `${title} ${number}`, locale, author: company, madeOn, margin: LEFT });
  const { pdf, write, width, put, keepRoom } = begun;

  put('P', () => write('display', 13, ink.strong).text(sender, WINDOW.x, 18 * MM, { width: WINDOW.width }));
  put('H1', () => write('display', 20, ink.strong).text(title, FACTS.x, 17 * MM, { width: FACTS.width }));
  put('P', () => {
    write('text', 11, ink.strong).text(recipient.join('\n'), WINDOW.x, WINDOW.y, { width: WINDOW.width, lineGap: 2 });
  });
  pdf.y = FACTS.y;
  rows(begun, facts, { x: FACTS.x, width: FACTS.width, share: 0.44 });
  pdf.y = Math.max(pdf.y + 12, BODY_Y);
  put('P', () => {
    write('display', 15, ink.strong).text(`${total[0]} ${total[1]}`, LEFT, pdf.y, { width });
    pdf.moveDown(0.6);
  });
  table(begun, lines, LINE_SHARES);
  table(begun, vat, VAT_SHARES);
  keepRoom(ROOM_FOR_PAYMENT);
  drawPayment(begun, payment);
  put('P', () => {
    keepRoom(30);
    write('text', SMALL, ink.muted).text(seller, LEFT, pdf.y + 14, { width });
  });
  return begun.finish(numbered);
}

function headingOf({ pdf, write, put, width, keepRoom }, heading) {
  put('H2', () => {
    keepRoom(60);
    write('display', 12, ink.strong).text(heading, LEFT, pdf.y + 8, { width });
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

/** A table with the names of its columns above, on each page of it; figures stand to the right. */
function table(begun, { heading, columns, rows: all }, shares) {
  const { pdf, whole, write, width } = begun;
  headingOf(begun, heading);
  const made = pdf.struct('Table');
  whole.add(made);
  const lefts = shares.map((_, at) => LEFT + width * shares.slice(0, at).reduce((sum, share) => sum + share, 0));
  /** What stands in the first column keeps away from the next; figures are a little apart. */
  const placeOf = (at) => ({
    left: at === 0 ? LEFT : lefts[at] + 6,
    style: { width: width * shares[at] - (at === 0 ? 8 : 6), align: at === 0 ? 'left' : 'right' },
  });
  const styled = (tag) => write('text', SMALL, tag === 'TH' ? ink.muted : ink.strong);
  const heightOf = (tag, cells) =>
    Math.max(...cells.map((text, at) => styled(tag).heightOfString(shown(text), placeOf(at).style)));
  const drawCells = (tag, cells, drawCell) => {
    const [top, height] = [pdf.y, heightOf(tag, cells)];
    for (const [at, text] of cells.entries()) {
      const { left, style } = placeOf(at);
      drawCell(() => styled(tag).text(shown(text), left, top, style));
    }
    pdf.y = top + height + 3;
    hairline(pdf, width);
    pdf.y += 4;
  };
  const drawRow = (tag, cells) => {
    if (pdf.y + heightOf(tag, cells) + 8 > pdf.page.height - pdf.page.margins.bottom) {
      pdf.addPage();
      // Once more for those who see them: to readers of the screen the table goes on.
      drawCells('TH', columns, (draw) => artifact(pdf, draw));
    }
    const row = pdf.struct('TR');
    made.add(row);
    drawCells(tag, cells, (draw) => row.add(pdf.struct(tag, {}, draw)));
    row.end();
  };
  drawRow('TH', columns);
  for (const cells of all) drawRow('TD', cells);
  made.end();
}

const shown = (text) => (text === '' ? '\u2013' : text);

/** What is there for the eye alone. */
function artifact(pdf, draw) {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

const hairline = (pdf, width) =>
  artifact(pdf, () =>
    pdf
      .lineWidth(0.5)
      .strokeColor(HAIRLINE)
      .moveTo(LEFT, pdf.y)
      .lineTo(LEFT + width, pdf.y)
      .stroke(),
  );

function drawPayment(begun, { heading, rows: all, nothing, barcode, qr }) {
  const { pdf, put, write, width } = begun;
  headingOf(begun, heading);
  if (nothing !== null) put('P', () => write('text', 10.5, ink.text).text(nothing, LEFT, pdf.y, { width }));
  const top = pdf.y;
  if (all.length > 0) rows(begun, all, { x: LEFT, width: width - QR_SIZE - 2 * QUIET, share: 0.4 });
  const below = pdf.y;
  if (qr) figure(begun, qr.alt, () => drawQr(pdf, qr, LEFT + width - QR_SIZE, top));
  pdf.y = Math.max(below, qr ? top + QR_SIZE : below) + QUIET;
  if (!barcode) return;
  put('P', () => write('text', SMALL, ink.muted).text(barcode.caption, LEFT, pdf.y, { width }));
  const y = pdf.y + 4;
  figure(begun, barcode.alt, () => drawBars(pdf, barcode, LEFT, y));
  pdf.y = y + BARCODE.height + 5;
  put('P', () => write('text', SMALL, ink.strong).text(barcode.text, LEFT, pdf.y, { width }));
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
