// npm run dev: the portal with reload at http://localhost:3000, its server beside it, started anew when it changes.
import { enterProject, prepare, prepareAtlas } from './prepare.mjs';
import { readSettingsFile, runServer } from './runServer.mjs';

enterProject();
readSettingsFile();
prepare();
prepareAtlas();
const port = Number(process.env.PORT || 3000);
const serverPort = port + 1;
const server = runServer(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'], {
  ...process.env,
  PORT: String(serverPort),
  PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
});
server.on('exit', (code) => process.exit(code ?? 1));

process.env.PORTAL_SERVER = `http://127.0.0.1:${serverPort}`;
const { createServer } = await import('vite');
const portal = await createServer({ server: { port } });
await portal.listen();
portal.printUrls();
