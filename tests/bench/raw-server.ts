import { createServer } from 'node:http';

/**
 * The floor: node's own server, answering the same bytes without looking at anything. The same head
 * too, for a dozen headers that a browser has to be told weigh on every server alike; with `bare` only
 * the two without which there is no answer.
 */
const [address = '', wish] = process.argv.slice(2);
// Asked for as the load asks, or the head would speak of a compressed body.
const model = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
const body = Buffer.from(await model.arrayBuffer());
const bareHead = ['content-type', 'application/json; charset=utf-8'];
// Node writes these itself.
const ownOfNode = new Set(['connection', 'keep-alive', 'date', 'content-length']);
const sameHead = [...model.headers].filter(([name]) => !ownOfNode.has(name)).flat();
const head = [...(wish === 'bare' ? bareHead : sameHead), 'content-length', String(body.length)];
const server = createServer((_, response) => {
  response.writeHead(200, head);
  response.end(body);
});
// As long as the gateway holds one open.
server.keepAliveTimeout = 75_000;
server.listen(0, '127.0.0.1', () => {
  const bound = server.address();
  process.send?.(typeof bound === 'object' ? bound?.port : undefined);
});
process.on('disconnect', () => process.exit(0));
