// Draws documents as PDF in a thread of its own: the first takes a second or two in which the server would answer nobody
// (`document.thread`). Plain JavaScript, as a thread is begun without tsx.
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import PDFDocument from 'pdfkit';

/** One weight of each of the portal's own, in the form that can be put into a document. */
const { fonts } = workerData;

/* In points. */
const MARGIN = 62;
const BODY = 10.5;
const COLUMN_GAP = 18;
const ink = { strong: '#0a1f18', text: '#1f312a', muted: '#53645c' };

/** A4, tagged for readers of the screen, with the portal's own fonts in it (`document.pdf`). */
async function drawn({ words: { version, title, sections }, locale, company, since, numbered }) {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    lang: locale,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    font: join(fonts, 'figtree-400.ttf'),
    info: { Title: title, Author: company, CreationDate: new Date(`${version}T00:00:00Z`) },
  });
  pdf.registerFont('text', join(fonts, 'figtree-400.ttf'));
  pdf.registerFont('display', join(fonts, 'familjen-grotesk-600.ttf'));
  const chunks = [];
  pdf.on('data', (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject));

  const width = pdf.page.width - 2 * MARGIN;
  const write = (font, size, color) => pdf.font(font).fontSize(size).fillColor(color);
  /** A heading is not left alone at the foot of a page. */
  const keepRoom = (height) => {
    if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
  };

  const whole = pdf.struct('Document');
  pdf.addStructure(whole);
  const put = (tag, draw) => whole.add(pdf.struct(tag, {}, draw));

  put('P', () => write('text', 9, ink.muted).text(`${company} · ${since}`, { width }));
  put('H1', () => write('display', 22, ink.strong).moveDown(0.6).text(title, { width }));
  for (const { heading, paragraphs, rows } of sections) {
    put('H2', () => {
      keepRoom(70);
      write('display', 13, ink.strong).moveDown(1).text(heading, MARGIN, pdf.y, { width });
      pdf.moveDown(0.3);
    });
    for (const paragraph of paragraphs)
      put('P', () => {
        write('text', BODY, ink.text).text(paragraph, MARGIN, pdf.y, { width, lineGap: 2.5 });
        pdf.moveDown(0.5);
      });
    if (rows.length === 0) continue;
    const table = pdf.struct('Table');
    whole.add(table);
    const labelWidth = width * 0.58;
    for (const { label, value } of rows) {
      keepRoom(24);
      const top = pdf.y;
      let bottom = top;
      const cell = (tag, text, x, cellWidth) =>
        pdf.struct(tag, {}, () => {
          write('text', BODY, tag === 'TH' ? ink.text : ink.strong).text(text, x, top, { width: cellWidth });
          bottom = Math.max(bottom, pdf.y);
        });
      const row = pdf.struct('TR');
      table.add(row);
      row.add(cell('TH', label, MARGIN, labelWidth - COLUMN_GAP));
      row.add(cell('TD', value, MARGIN + labelWidth, width - labelWidth));
      row.end();
      pdf.y = bottom + 5;
    }
    table.end();
  }
  whole.end();

  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin, where text would begin a new page.
    pdf.page.margins.bottom = 0;
    const number = numbered.replace('{page}', page + 1).replace('{count}', count);
    pdf.markContent('Artifact', { type: 'Pagination' });
    write('text', 8.5, ink.muted).text(`${title} · ${number}`, MARGIN, pdf.page.height - MARGIN + 18, {
      width,
    });
    pdf.endMarkedContent();
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

async function reply({ document, answer }) {
  try {
    answer.postMessage({ drawn: await drawn(document) });
  } catch (fault) {
    answer.postMessage({ fault });
  }
  answer.close();
}

parentPort.on('message', (asked) => void reply(asked));
