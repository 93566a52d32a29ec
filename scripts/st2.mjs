const t=performance.now();
await import('../server/run.ts').catch(e=>console.log(e.message));
console.log('import', Math.round(performance.now()-t), process.cpuUsage().user/1e6);
process.exit(0)
