import * as xstate from 'xstate';
import { Workbench } from './Workbench.tsx';

// The machines' scripts run on the same copy.
globalThis.atlasParts.packages.xstate = xstate;
globalThis.atlasParts.take('workbench', Workbench);
