import { CircleAlert, Check, Clock, FileDown } from 'lucide';
import type { ComponentGallery } from '../gallery/gallery.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Tag, type TagTone } from '../Tag/Tag.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { DataColumn } from './dataColumn.ts';
import { DataTable } from './DataTable.tsx';

interface Invoice {
  id: string;
  period: string;
  content: string;
  due: string;
  /** As a day, by which it is sorted. */
  dueOn: string;
  status: 'Avoin' | 'Maksettu' | 'Myöhässä' | 'Hyvitys';
  cents: number;
  sum: string;
}

const invoices: Invoice[] = [
  {
    id: 'INV-24018',
    period: 'Tammikuu 2026',
    content: 'Sähkö, Kaukolämpö',
    due: '24.2.2026',
    dueOn: '2026-02-24',
    status: 'Avoin',
    cents: 12_847,
    sum: '128,47',
  },
  {
    id: 'INV-23877',
    period: 'Joulukuu 2025',
    content: 'Sähkö, Kaukolämpö, Häiriöturva, Tuulisähkö',
    due: '27.1.2026',
    dueOn: '2026-01-27',
    status: 'Maksettu',
    cents: 14_102,
    sum: '141,02',
  },
  {
    id: 'INV-23640',
    period: 'Marraskuu 2025',
    content: 'Sähkö',
    due: '29.12.2025',
    dueOn: '2025-12-29',
    status: 'Myöhässä',
    cents: 10_965,
    sum: '109,65',
  },
  {
    id: 'INV-23201',
    period: 'Syyskuu 2025',
    content: 'Pientuotannon ylijäämäsähkön hyvitys',
    due: '27.10.2025',
    dueOn: '2025-10-27',
    status: 'Hyvitys',
    cents: -1248,
    sum: '−12,48',
  },
];

const tones: Record<Invoice['status'], { tone: TagTone; icon?: typeof Clock }> = {
  Avoin: { tone: 'info', icon: Clock },
  Maksettu: { tone: 'positive', icon: Check },
  Myöhässä: { tone: 'critical', icon: CircleAlert },
  Hyvitys: { tone: 'outline' },
};

const columns: DataColumn<Invoice>[] = [
  { key: 'period', label: 'Jakso', isRowHeader: true, cell: ({ period }) => period },
  { key: 'content', label: 'Sisältö', cell: ({ content }) => content },
  { key: 'due', label: 'Eräpäivä', cell: ({ due }) => due, sortValue: ({ dueOn }) => dueOn },
  { key: 'status', label: 'Tila', cell: ({ status }) => <Tag {...tones[status]}>{status}</Tag> },
  {
    key: 'sum',
    label: 'Summa, €',
    align: 'end',
    cell: ({ sum }) => <strong>{sum}</strong>,
    sortValue: ({ cents }) => cents,
  },
];

const download: DataColumn<Invoice> = {
  key: 'download',
  label: 'Toiminnot',
  isLabelHidden: true,
  align: 'end',
  cell: ({ id }) => (
    <TextLink href={`#${id}`}>
      <Icon of={FileDown} />
      <VisuallyHidden>Lasku {id}, PDF</VisuallyHidden>
    </TextLink>
  ),
};

const few: DataColumn<Invoice>[] = [
  { key: 'factor', label: 'Tekijä', isRowHeader: true, cell: ({ content }) => content },
  { key: 'november', label: 'Marraskuu', align: 'end', cell: ({ sum }) => sum },
  { key: 'december', label: 'Joulukuu', align: 'end', cell: ({ sum }) => <strong>{sum}</strong> },
];

const streets = [
  'Hämeenkatu',
  'Äijälänranta',
  'Öljytehtaankuja',
  'Åkerlundinkatu',
  'Zachariaksentie',
  'Aleksis Kiven katu',
];

const sites = Array.from({ length: 500 }, (_, index) => ({
  id: `Y71${String(index).padStart(5, '0')}`,
  address: `${streets[index % streets.length] ?? ''} ${(index * 7) % 131}, 33${String(index % 90).padStart(2, '0')}0 Tampere`,
  energy: (index * 7919) % 20_000,
}));

const siteColumns: DataColumn<(typeof sites)[number]>[] = [
  {
    key: 'address',
    label: 'Osoite',
    isRowHeader: true,
    cell: ({ address }) => address,
    sortValue: ({ address }) => address,
  },
  { key: 'id', label: 'Käyttöpaikka', cell: ({ id }) => id, sortValue: ({ id }) => id },
  {
    key: 'energy',
    label: 'Energia, kWh',
    align: 'end',
    cell: ({ energy }) => energy,
    sortValue: ({ energy }) => energy,
  },
];

const tracks = ['minmax(8rem, 3fr)', 'minmax(7rem, 1fr)', 'minmax(8rem, 1fr)'];
const siteTracks = siteColumns.map((column, at) => ({ ...column, track: tracks[at], isWideOnly: column.key === 'id' }));

const invoiceTable = { rows: invoices, rowKey: ({ id }: Invoice) => id, locale: 'fi' };

export const gallery: ComponentGallery = {
  name: 'DataTable',
  purpose: 'Rows of the same kind, to be read across and sorted; cards where there is no room.',
  states: {
    sorted: () => (
      <DataTable
        {...invoiceTable}
        caption="Kaikki laskut"
        columns={[...columns, download]}
        initialSort={{ column: 'due', direction: 'descending' }}
        footer={{ period: 'Yhteensä', sum: '367,26' }}
      />
    ),
    'rows that lead somewhere': () => (
      <DataTable
        {...invoiceTable}
        caption="Laskut, joista pääsee laskuun"
        columns={columns}
        rowAction={{ href: ({ id }) => `#${id}` }}
        isCurrent={({ id }) => id === 'INV-23877'}
      />
    ),
    'few columns, a table on narrow screens as well': () => (
      <DataTable {...invoiceTable} caption="Luvut laskujen takana" columns={few} narrow="scroll" />
    ),
    '500 rows in tracks, each laid out once it comes near the window': () => (
      <DataTable
        caption="Kaikki käyttöpaikat"
        columns={siteTracks}
        rows={sites}
        rowKey={({ id }) => id}
        locale="fi"
        rowAction={{ href: ({ id }) => `#${id}` }}
      />
    ),
    '500 rows no higher than the window': () => (
      <DataTable
        caption="Käyttöpaikat"
        columns={siteColumns}
        rows={sites}
        rowKey={({ id }) => id}
        locale="fi"
        height="window"
        initialSort={{ column: 'address', direction: 'ascending' }}
      />
    ),
  },
};
