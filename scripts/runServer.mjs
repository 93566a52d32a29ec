import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** In milliseconds. */
const PARENT_WATCH = 500;

/** The settings of `.env`, where there is one; what the environment says already wins. */
export function readSettingsFile() {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * Runs Node with the server in a process of its own. What tells this process to stop is passed on to it; the caller
 * decides what its end means.
 */
export function runServer(args, env) {
  const server = spawn(process.execPath, args, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  // npm that is told to stop takes its shell along and leaves this process behind.
  const parent = process.ppid;
  const isLeft = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
  setInterval(() => isLeft() && server.kill('SIGTERM'), PARENT_WATCH).unref();
  return server;
}
