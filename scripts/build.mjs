// npm run build: dist/client, made anew only when its sources have changed.
import { prepare } from './prepare.mjs';

prepare();
