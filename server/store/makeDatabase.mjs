// Makes an embedded database in a thread of its own: it takes seconds in which nothing else in a thread is done, and the
// process must hear that it is to stop (`server.stop`). Plain JavaScript, as a thread is begun without tsx.
import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create(workerData.folder);
await database.close();
