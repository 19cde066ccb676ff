import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KEPT_MAX, Transcript, clock } from './transcript.js';

const line = (text, at = 0) => ({ runs: [text], look: 'line', at });

test('ten thousand lines are kept, and their places stay the same', () => {
  const transcript = new Transcript();
  for (let at = 0; at < 25_000; at++) transcript.add([line(`line ${at}.`)]);
  assert.equal(transcript.end, 25_000);
  assert.equal(transcript.begin, 25_000 - KEPT_MAX);
  assert.deepEqual(transcript.lines(0, 15_001).map(({ at, entry }) => [at, entry.runs[0]]), [
    [15_000, 'line 15000.'],
  ]);
  assert.deepEqual(transcript.find('LINE 2499'), [...Array(10).keys()].map((at) => 24_990 + at));
  assert.equal(transcript.asText().split('\n').length - 1, KEPT_MAX);
});

test('words are found over the borders of runs', () => {
  const transcript = new Transcript();
  transcript.add([{ runs: ['a red ', { t: 'rat', c: 'people' }, ' sleeps'], look: 'line', at: 0 }]);
  assert.deepEqual(transcript.find('red rat'), [0]);
  assert.deepEqual(transcript.find('cat'), []);
});

test('nothing that others wrote is markup in a saved page', () => {
  const transcript = new Transcript();
  transcript.add([
    line('</div><script>alert(1)</script>'),
    { runs: [{ t: '<b>"&\'', b: 1, c: '"x' }], look: 'line" onload="x', at: 0 },
  ]);
  const page = transcript.asHtml('</title><img src=x>');
  assert.ok(!page.includes('<script') && !page.includes('<img') && !page.includes('onload="'));
  assert.ok(page.includes('<b>&lt;b&gt;&quot;&amp;&#39;</b>'));
});

test('what is forgotten is gone', () => {
  const transcript = new Transcript();
  transcript.add([line('one')]);
  transcript.clear();
  assert.equal(transcript.asText(), '');
  assert.deepEqual(transcript.lines(0, 10), []);
});

test('saved lines have their time', () => {
  const transcript = new Transcript();
  const at = new Date(2026, 10, 28, 9, 5, 7).getTime();
  transcript.add([line('one', at)]);
  assert.equal(transcript.asText(), '2026-11-28 09:05:07 one\n');
  assert.equal(clock(at), '09:05');
});
