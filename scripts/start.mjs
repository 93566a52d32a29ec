// npm start: installs, builds and starts the portal, each only where it is needed. From a fresh clone too.
import { createServer } from 'node:net';
import { enterProject, prepare, prepareAtlas } from './prepare.mjs';
import { readSettingsFile, runServer } from './runServer.mjs';

enterProject();
readSettingsFile();
await refuseSecondStart();
prepare();
prepareAtlas();
const server = runServer(['dist/server/main.js'], process.env);
server.on('exit', (code, signal) => process.exit(signal ? 1 : code));

/** Before anything is built: a portal that runs from this folder would lose its files. */
function refuseSecondStart() {
  return new Promise((resolve) => {
    // Any other mistake in the settings is the server's to explain.
    const port = Number(process.env.PORT || 3000);
    if (!(port > 0 && port < 65_536)) return resolve();
    const probe = createServer();
    probe.once('error', ({ code }) => {
      if (code !== 'EADDRINUSE') return resolve();
      console.error(`Port ${port} is in use by another program. Set PORT to another one.`);
      process.exit(1);
    });
    probe.listen(port, process.env.HOST || '127.0.0.1', () => probe.close(resolve));
  });
}
