/**
 * The service worker: when the server cannot be reached, it answers with a page that says so and
 * tries again by itself. It keeps nothing, so nothing that it shows can be older than the server.
 */

/** What a proxy answers for a server that is not there. */
const NOBODY_THERE = new Set([502, 504]);

/** What is global here is no window. */
const worker = /** @type {any} */ (self);

worker.addEventListener('install', () => worker.skipWaiting());

worker.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(
    fetch(event.request).then((answer) => (NOBODY_THERE.has(answer.status) ? unreachable() : answer), unreachable),
  );
});

/** The script of that page runs by a word that is made for this answer alone. */
function unreachable() {
  const nonce = crypto.randomUUID();
  const policy = [
    "default-src 'none'", `script-src 'nonce-${nonce}'`, `style-src 'nonce-${nonce}'`, "connect-src 'self'",
    "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    "require-trusted-types-for 'script'", "trusted-types 'none'",
  ];
  return new Response(page(nonce), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
    },
  });
}

function page(nonce) {
  return `<!doctype html>
<html lang="{{language}}">
<head>
<meta charset="utf-8">
<title>{{say offline.title}}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<style nonce="${nonce}">
  body { max-width: 36rem; margin: 0 auto; padding: 3rem 1rem; font: 1.1rem/1.6 system-ui, sans-serif; }
  button { font: inherit; padding: .4rem 1.2rem; }
</style>
</head>
<body>
<main>
<h1>{{say offline.title}}</h1>
<p>{{say offline.why}}</p>
<p role="status">{{say offline.again}}</p>
<p><button type="button" id="now">{{say offline.now}}</button></p>
</main>
<script nonce="${nonce}">(${tryAgain})(${JSON.stringify([...NOBODY_THERE])})</script>
</body>
</html>`;
}

/** Runs in that page. Not all who wait ask in the same moment. */
function tryAgain(nobodyThere) {
  const ask = async () => {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (answer && !nobodyThere.includes(answer.status)) location.reload();
    return undefined;
  };
  const later = () => setTimeout(() => ask().then(later), 3_000 + Math.random() * 3_000);
  document.getElementById('now').addEventListener('click', () => location.reload());
  addEventListener('online', ask);
  later();
}
