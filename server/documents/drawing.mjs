// What documents and invoices are drawn with. Plain JavaScript, as a thread is begun without tsx.
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import PDFDocument from 'pdfkit';

/** One weight of each of the portal's own, in the form that can be put into a document. */
const { fonts } = workerData;

/* In points. */
export const MARGIN = 62;
export const BODY = 10.5;
export const ink = { strong: '#0a1f18', text: '#1f312a', muted: '#53645c' };

/** An A4 document, tagged for readers of the screen, with the portal's own fonts in it (`document.pdf`). */
export function beginPdf({ title, locale, author, madeOn, margin = MARGIN }) {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN, left: margin, right: margin },
    lang: locale,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    bufferPages: true,
    font: join(fonts, 'figtree-400.ttf'),
    info: { Title: title, Author: author, CreationDate: new Date(`${madeOn}T00:00:00Z`) },
  });
  pdf.registerFont('text', join(fonts, 'figtree-400.ttf'));
  pdf.registerFont('display', join(fonts, 'familjen-grotesk-600.ttf'));
  const chunks = [];
  pdf.on('data', (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  const whole = pdf.struct('Document');
  pdf.addStructure(whole);

  const write = (font, size, color) => pdf.font(font).fontSize(size).fillColor(color);
  return {
    pdf,
    whole,
    write,
    width: pdf.page.width - 2 * margin,
    put: (tag, draw) => whole.add(pdf.struct(tag, {}, draw)),
    /** A heading is not left alone at the foot of a page. */
    keepRoom: (height) => {
      if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
    },
    /** Numbers the pages. @returns the file */
    finish: async (numbered) => {
      whole.end();
      const { start, count } = pdf.bufferedPageRange();
      for (let page = start; page < start + count; page += 1) {
        pdf.switchToPage(page);
        // Below the margin, where text would begin a new page.
        pdf.page.margins.bottom = 0;
        const number = numbered.replace('{page}', page + 1).replace('{count}', count);
        pdf.markContent('Artifact', { type: 'Pagination' });
        write('text', 8.5, ink.muted).text(`${title} · ${number}`, margin, pdf.page.height - MARGIN + 18, {
          width: pdf.page.width - 2 * margin,
        });
        pdf.endMarkedContent();
      }
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
