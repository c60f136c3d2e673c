import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { betriebInBrowser } from '../betriebInBrowser.ts';
import { aushanglinks } from '../aushanglinks.ts';
import { fall, wachdienst } from './cases.ts';
import { gelesen } from './gezeigt.ts';

export const inBrowser: FlowInBrowser = betriebInBrowser({
  antrag: 'betriebshaftpflicht',
  fall,
  gelesen,
  links: aushanglinks('bhv'),
  bearbeiten: {},
  nebenbei: wachdienst,
});
