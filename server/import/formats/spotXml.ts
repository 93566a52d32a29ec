import { SaxesParser } from 'saxes';
import { readPrice, type Step } from '../../../domain/spotPrices/index.ts';
import { HOUR_MS } from '../../../domain/time/helsinki.ts';
import { writeSpotDay, type SpotDay } from '../../store/spotPrices.ts';
import { ImportFault, type ImportFormat, type Refuse } from '../format.ts';
import { readInstant } from '../lines.ts';
import { spotDays, type SpotPoint } from '../spotDays.ts';

/** The price area that is Finland. */
const FINLAND = '10YFI-1--------U';
const MINUTE_MS = HOUR_MS / 60;
const steps: Record<string, Step | undefined> = { PT60M: 60, PT15M: 15 };

/** Prices of the exchange as ENTSO-E publishes them (A44, "day-ahead prices"), of Finland in €/MWh. */
export const format: ImportFormat<SpotDay> = {
  name: 'Spot prices as XML of ENTSO-E (A44)',
  recognises: (head) => head.trimStart().startsWith('<') && head.includes('Publication_MarketDocument'),
  read: (text, refuse) => spotDays(points(text, refuse), refuse),
  write: writeSpotDay,
};

async function* points(text: AsyncIterable<string>, refuse: Refuse): AsyncGenerator<SpotPoint> {
  const found: SpotPoint[] = [];
  const parser = readInto(found, refuse);
  for await (const piece of text) {
    parser.write(piece);
    yield* found.splice(0);
  }
  parser.close();
  yield* found.splice(0);
}

/** Texts of an element's parts, by their names, and the line in which it ended. */
type Parts = Record<string, string | undefined>;
interface Point {
  line: number;
  parts: Parts;
}

/** A parser that puts the prices of each period to the others once the period is whole. */
function readInto(found: SpotPoint[], refuse: Refuse): SaxesParser {
  const parser = new SaxesParser();
  let text = '';
  let series: Parts = {};
  let period: Parts | null = null;
  let point: Parts | null = null;
  let ofPeriod: Point[] = [];
  parser.on('error', () => {
    throw new ImportFault(`The file is no XML that can be read, from line ${parser.line} on.`);
  });
  parser.on('opentag', ({ name }) => {
    text = '';
    if (name === 'TimeSeries') series = {};
    if (name === 'Period') [period, ofPeriod] = [{}, []];
    if (name === 'Point') point = {};
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'Point' && point) {
      ofPeriod.push({ line: parser.line, parts: point });
      point = null;
    } else if (name === 'Period' && period) {
      found.push(...pricesOf({ series, period, points: ofPeriod, line: parser.line }, refuse));
      period = null;
    } else (point ?? period ?? series)[name] = text.trim();
  });
  return parser;
}

interface Period {
  series: Parts;
  period: Parts;
  points: readonly Point[];
  /** In which it ended. */
  line: number;
}

/** Why nothing of a period is taken; null where its prices are looked at. */
function faultOf({ series, period }: Pick<Period, 'series' | 'period'>): string | null {
  if (series['out_Domain.mRID'] !== FINLAND) return 'prices of another area than Finland';
  if (series['currency_Unit.name'] !== 'EUR' || series['price_Measure_Unit.name'] !== 'MWH') return 'not in €/MWh';
  if (steps[period['resolution'] ?? ''] === undefined) return 'neither hours (PT60M) nor quarters (PT15M)';
  const isTimed = readInstant(period['start'] ?? '') !== null && readInstant(period['end'] ?? '') !== null;
  return isTimed ? null : 'no instants from which on and until when its prices hold';
}

/** The prices of a period; in a curve of the kind A03 one that is left out is the one before it. */
function* pricesOf({ series, period, points: given, line }: Period, refuse: Refuse): Generator<SpotPoint> {
  const why = faultOf({ series, period });
  const step = steps[period['resolution'] ?? ''] ?? 15;
  const start = readInstant(period['start'] ?? '') ?? 0;
  const count = ((readInstant(period['end'] ?? '') ?? 0) - start) / (step * MINUTE_MS);
  if (why !== null) return refuse(line, why);
  const isPlace = (position: number) => Number.isInteger(position) && position >= 1 && position <= count;
  const placed = given.map((each) => ({ ...each, position: Number(each.parts['position']) }));
  for (const { line: at, position } of placed)
    if (!isPlace(position)) refuse(at, 'a position that is none of its period');
  const known = placed.filter(({ position }) => isPlace(position));
  for (const [index, { line: at, parts, position }] of known.entries()) {
    const next = known[index + 1]?.position ?? count + 1;
    const price = readPrice(parts['price.amount'] ?? '', 'EUR/MWh');
    if (next <= position) refuse(at, 'a position that comes after a later one');
    else if (price === null) refuse(at, 'no price');
    else {
      const last = series['curveType'] === 'A03' ? next - 1 : position;
      for (let slot = position; slot <= last; slot += 1)
        yield { line: at, instant: start + (slot - 1) * step * MINUTE_MS, step, price };
    }
  }
}
