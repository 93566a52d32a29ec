import { useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { chooseTheme, chosenTheme, type Theme } from './settings.ts';

const darkPreferred = window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void) {
  darkPreferred.addEventListener('change', onChange);
  return () => darkPreferred.removeEventListener('change', onChange);
}

/** Light or dark: the system's preference until one is chosen here. */
export function ThemeButton() {
  const { t } = useLingui();
  const isDarkPreferred = useSyncExternalStore(subscribe, () => darkPreferred.matches);
  const [chosen, setChosen] = useState(chosenTheme);
  const isDark = chosen ? chosen === 'dark' : isDarkPreferred;
  const other: Theme = isDark ? 'light' : 'dark';
  const change = () => {
    chooseTheme(other);
    setChosen(other);
  };
  return (
    <Button variant="secondary" size="small" icon={isDark ? Sun : Moon} onClick={change}>
      {isDark ? t({ id: 'atlas.theme.light', message: 'Vaalea' }) : t({ id: 'atlas.theme.dark', message: 'Tumma' })}
    </Button>
  );
}
