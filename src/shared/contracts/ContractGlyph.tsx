import { Sun, Thermometer, Zap } from 'lucide';
import type { Contract } from '../../../domain/types.ts';
import { Glyph } from '../../ui/Glyph/Glyph.tsx';

const glyphs = {
  electricity: { icon: Zap, tone: 'electricity' },
  heat: { icon: Thermometer, tone: 'heat' },
  production: { icon: Sun, tone: 'production' },
} as const;

/** The kind of a contract as a picture; the words beside it say the same. */
export function ContractGlyph({ icon }: { icon: Contract['contentConfiguration']['icon'] }) {
  return <Glyph {...glyphs[icon]} />;
}
