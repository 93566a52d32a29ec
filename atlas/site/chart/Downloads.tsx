import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide';
import type { RefObject } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { Row } from '../../../src/ui/Stack/Stack.tsx';
import { savePng, saveSvg } from './download.ts';

interface DownloadsProps {
  /** What the files are called. */
  name: string;
  svg: RefObject<SVGSVGElement | null>;
}

/** The chart as it stands there, as a file. */
export function Downloads({ name, svg }: DownloadsProps) {
  const { t } = useLingui();
  const withChart = (act: (chart: SVGSVGElement) => void) => () => {
    if (svg.current) act(svg.current);
  };
  return (
    <Row>
      <Button
        variant="secondary"
        size="small"
        icon={Download}
        aria-label={t({ id: 'atlas.chart.saveSvg', message: 'Lataa SVG' })}
        onClick={withChart((chart) => void saveSvg(chart, name))}
      >
        SVG
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon={Download}
        aria-label={t({ id: 'atlas.chart.savePng', message: 'Lataa PNG' })}
        onClick={withChart((chart) => void savePng(chart, name))}
      >
        PNG
      </Button>
    </Row>
  );
}
