import { Minus, TrendingDown, TrendingUp } from 'lucide';
import { levelOf, type PriceLevel } from '../../../domain/spotPrices/index.ts';
import { KeyFigure } from '../../ui/KeyFigure/KeyFigure.tsx';
import { Tag, type TagTone } from '../../ui/Tag/Tag.tsx';
import { useSpotTexts } from './useSpotTexts.ts';

const looks: Record<PriceLevel, { tone: TagTone; icon: typeof Minus }> = {
  negative: { tone: 'positive', icon: TrendingDown },
  low: { tone: 'positive', icon: TrendingDown },
  middle: { tone: 'neutral', icon: Minus },
  high: { tone: 'warning', icon: TrendingUp },
};

interface PriceNowProps {
  /** In thousandths of a cent; null where nobody knows it. */
  price: number | null;
  usual: number;
  /** What is said of VAT beside it. */
  vat: string;
}

/** What holds now and how that stands to what is usual, with what it includes (`spotPage.now`). */
export function PriceNow({ price, usual, vat }: PriceNowProps) {
  const texts = useSpotTexts();
  const level = price === null ? null : levelOf(price, usual);
  return (
    <KeyFigure size="xl" {...(price === null ? { figure: '–' } : texts.figure(price))}>
      {level && (
        <Tag tone={looks[level].tone} icon={looks[level].icon}>
          {texts.levels[level]}
        </Tag>
      )}
      <span>{vat}</span>
    </KeyFigure>
  );
}
