// npm run build: the portal (dist/client) and its server (dist/server), each made anew only when its sources have changed.
import { prepare } from './prepare.mjs';

prepare();
