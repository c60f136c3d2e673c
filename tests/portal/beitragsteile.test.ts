import { expect, test } from 'vitest';
import { beitragsteile } from '#portal/flows/antrag/steps/beitragstexte.ts';

test('a founder reads beside her premium what she pays less for it', () => {
  const komponenten = [
    { name: 'bhv', nettoJahr: 7650, steuersatz: 1900, rateNetto: 7650, rateSteuer: 1454 },
  ];
  const treiber = [
    { name: 'GRUENDUNG', prozent: -15 },
    { name: 'VORSCHAEDEN', prozent: 35 },
  ] as const;
  expect(beitragsteile({ komponenten, treiber: [...treiber] }, { bhv: 'Haftpflicht' })).toEqual([
    { label: 'Haftpflicht', amount: '91,04\u00A0EUR' },
    { label: 'Nachlass für Gründer', amount: '−\u00A015\u00A0%' },
    { label: 'Zuschlag für frühere Schäden', amount: '+\u00A035\u00A0%' },
  ]);
});
