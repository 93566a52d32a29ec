import { useLingui } from '@lingui/react/macro';
import { Download } from 'lucide';
import { downloadCsv } from '../../shared/files/download.ts';
import { Button } from '../../ui/Button/Button.tsx';

interface CsvButtonProps {
  /** Without its ending. */
  name: string;
  content(): string;
}

/** What is shown, as a file (`spotPage.csv`). */
export function CsvButton({ name, content }: CsvButtonProps) {
  const { t } = useLingui();
  return (
    <Button variant="secondary" size="small" icon={Download} onClick={() => downloadCsv(content(), name)}>
      {t({ id: 'spotPrice.csv', message: 'Lataa taulukko (CSV)' })}
    </Button>
  );
}
