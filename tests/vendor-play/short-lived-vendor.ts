/** Says where it is, as the embedded vendor does, and hosts nothing. */
process.once('message', (message) => {
  const { port } = message as { port: number };
  process.send?.({ kind: 'ready', origin: `http://127.0.0.1:${port}` });
});
process.once('disconnect', () => process.exit(0));
