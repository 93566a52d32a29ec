import { useMemo } from 'react';
import { barsPath, qrPath, BAR_HEIGHT } from './codePaths.ts';
import * as styles from './PaymentCode.css.ts';

interface BarcodeProps {
  /** What it is: `Pankkiviivakoodi`. What it holds stands beside it. */
  label: string;
  /** Of bars and spaces in turn, in modules; a bar first. */
  widths: readonly number[];
}

/** A code of bars, to be read by the camera of a bank's app. */
export function Barcode({ label, widths }: BarcodeProps) {
  const { path, width } = useMemo(() => barsPath(widths), [widths]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.bars}
      viewBox={`0 0 ${width} ${BAR_HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

interface QrCodeProps {
  label: string;
  /** Row by row, `1` is dark. */
  modules: string;
  /** Modules a side. */
  size: number;
}

/** A square code, to be read by the camera of a bank's app. */
export function QrCode({ label, modules, size }: QrCodeProps) {
  const { path, width } = useMemo(() => qrPath(modules, size), [modules, size]);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.qr}
      viewBox={`0 0 ${width} ${width}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
