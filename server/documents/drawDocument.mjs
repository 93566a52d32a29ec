// Draws documents and invoices as PDF in a thread of its own: the first takes a second or two in which the server would
// answer nobody (`document.thread`). Plain JavaScript, as a thread is begun without tsx.
import { parentPort } from 'node:worker_threads';
import { beginPdf, BODY, ink, MARGIN } from './drawing.mjs';
import { drawnInvoice } from './drawInvoice.mjs';

/* In points. */
const COLUMN_GAP = 18;

/** A document of the contents (`document.pdf`). */
async function drawn({ words: { version, title, sections }, locale, company, since, numbered }) {
  const begun = beginPdf({ title, locale, author: company, madeOn: version });
  const { pdf, whole, write, width, put, keepRoom } = begun;

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
  return begun.finish(numbered);
}

async function reply({ document, answer }) {
  try {
    answer.postMessage({ drawn: await ('invoice' in document ? drawnInvoice(document) : drawn(document)) });
  } catch (fault) {
    answer.postMessage({ fault });
  }
  answer.close();
}

parentPort.on('message', (asked) => void reply(asked));
