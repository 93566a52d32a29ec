import '../../../src/ui/theme/base.css.ts';
import { Check, CircleAlert, Clock, Undo2, type IconNode } from 'lucide';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Invoice, InvoiceContent, Invoices } from '../../../domain/types.ts';
import { Icon } from '../../../src/ui/Icon/Icon.tsx';

/*
 * The rows of the portal’s list, of the same answers, with the same words and pictures in the same type, in the plainest table
 * that React makes: nothing is sorted or chosen, on a phone it is no list, and nothing else stands on the page.
 */

const { accessToken, customerId } = JSON.parse(sessionStorage.getItem('kajo.session') ?? '{}') as Record<
  string,
  string
>;

async function pageOf(pageNo: number): Promise<Invoices> {
  const asked = new URLSearchParams({
    customerId: customerId ?? '',
    additionalOwners: 'true',
    includePostponeInfo: 'true',
    pageNo: String(pageNo),
    pageSize: '100',
  });
  const answer = await fetch(`/api/invoices/all?${asked}`, { headers: { authorization: `Bearer ${accessToken}` } });
  return (await answer.json()) as Invoices;
}

const month = new Intl.DateTimeFormat('fi-FI', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const day = new Intl.DateTimeFormat('fi-FI', { timeZone: 'UTC' });
const money = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' });
const dateOf = (date: string | null) => (date === null ? '–' : day.format(Date.parse(date)));

const contentWords: Record<InvoiceContent, string> = {
  electricity: 'Sähkö',
  districtHeat: 'Kaukolämpö',
  production: 'Pientuotanto',
  service: 'Palvelut',
};
const standings: Record<Invoice['invoiceStatus'], readonly [word: string, icon: IconNode]> = {
  open: ['Avoin', Clock],
  partlyPaid: ['Osittain maksettu', Clock],
  overdue: ['Myöhässä', CircleAlert],
  inCollection: ['Perinnässä', CircleAlert],
  paid: ['Maksettu', Check],
  credited: ['Hyvitetty', Undo2],
};

function Standing({ of }: { of: Invoice['invoiceStatus'] }) {
  const [word, icon] = standings[of];
  return (
    <span className="standing">
      <Icon of={icon} />
      <span>{word}</span>
    </span>
  );
}

function Table() {
  const [pages, setPages] = useState<Invoices[]>([]);
  const more = async () => {
    const page = await pageOf(pages.length + 1);
    setPages([...pages, page]);
  };
  // oxlint-disable-next-line react/exhaustive-deps -- the first page, once
  useEffect(() => void more(), []);
  return (
    <>
      <table>
        <thead>
          <tr>
            {['Jakso', 'Sisältö', 'Laskun päivä', 'Eräpäivä', 'Tila', 'Summa'].map((label) => (
              <th key={label}>{label}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages
            .flatMap(({ invoices }) => invoices)
            .map(({ invoiceNo, fromDate, contents, invoiceDate, dueDate, invoiceStatus, amount }) => (
              <tr key={invoiceNo}>
                <th>
                  <a href={`/invoices/${invoiceNo}`}>{month.format(Date.parse(fromDate))}</a>
                </th>
                <td>{contents.map((one) => contentWords[one]).join(', ')}</td>
                <td>{dateOf(invoiceDate)}</td>
                <td>{dateOf(dueDate)}</td>
                <td>
                  <Standing of={invoiceStatus} />
                </td>
                <td>{money.format(Number(amount))}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <button type="button" onClick={() => void more()}>
        Näytä lisää laskuja
      </button>
    </>
  );
}

function Place() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <nav>
        <a href="#contracts" onClick={() => setIsOpen(false)}>
          Sopimukset
        </a>
        <a href="#invoices" onClick={() => setIsOpen(true)}>
          Laskut
        </a>
      </nav>
      <main>{isOpen ? <Table /> : <h1>Sopimukset</h1>}</main>
    </>
  );
}

const container = document.querySelector('#root');
if (!container) throw new Error('there is no #root');
createRoot(container).render(<Place />);
