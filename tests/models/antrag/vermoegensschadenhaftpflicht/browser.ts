import type { FlowInBrowser } from '#tests/models/browser/flowInBrowser.ts';
import { betriebInBrowser } from '../betriebInBrowser.ts';
import { aushanglinks } from '../aushanglinks.ts';
import { fall, kanzlei } from './cases.ts';
import { gelesen } from './gezeigt.ts';

export const inBrowser: FlowInBrowser = betriebInBrowser({
  antrag: 'vermoegensschadenhaftpflicht',
  fall,
  gelesen,
  nebenbei: kanzlei,
  bearbeiten: { Personen: 'personen' },
  links: aushanglinks('vh'),
  saetze: { bekanntePflichtverletzung: 'Ihnen ist' },
});
