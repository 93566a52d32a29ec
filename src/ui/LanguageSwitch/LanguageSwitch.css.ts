import { componentStyle } from '../theme/componentStyle.ts';
import { languageCurrentLook, languageLook, languagesLook } from './LanguageSwitch.look.ts';

export const languages = componentStyle(languagesLook);

export const language = componentStyle(languageLook);

export const current = componentStyle(languageCurrentLook);
