// Prices per second of each product on one core: the request is checked and priced with all its offers.
import * as z from 'zod/mini';
import type { Produkttarif } from '#server/rules/tarif/produkttarif.ts';
import { fahrradTarif } from '#server/rules/tarif/produkte/fahrrad.ts';
import { thvTarif } from '#server/rules/tarif/produkte/thv.ts';
import { phvTarif } from '#server/rules/tarif/produkte/phv.ts';
import { hausratTarif } from '#server/rules/tarif/produkte/hausrat.ts';
import { bhvTarif } from '#server/rules/tarif/produkte/bhv.ts';
import { vhTarif } from '#server/rules/tarif/produkte/vh.ts';
import { siTarif } from '#server/rules/tarif/produkte/si.ts';
import { reiseTarif } from '#server/rules/tarif/produkte/reise.ts';

const heute = '2026-11-20';
const msPerProduct = 500;

const products = {
  fahrrad2: priced(fahrradTarif, {
    fahrradTyp: 'E_BIKE',
    kaufpreis: 349_900,
    risikoOrt: { plz: '48143' },
    reparaturschutz: 'MIT_VERSCHLEISS',
    schutzbrief: true,
  }),
  thv: priced(thvTarif, {
    hunde: [
      { name: 'Balu', rasse: 'Labrador Retriever' },
      { name: 'Emma', rasse: 'Dackel', mischling: true, mischlingsRasse: 'Berner Sennenhund' },
    ],
  }),
  phv: priced(phvTarif, { geburtsdatum: '1990-01-01', vorschaeden: 1 }),
  hausrat: priced(hausratTarif, {
    risikoOrt: { plz: '20095', strasse: 'Domstraße' },
    wohnflaeche: 92,
    hausratDeckungen: ['GLASBRUCH', 'ELEMENTAR', 'FAHRRAD'],
    fahrradProzent: 5,
  }),
  bhv: priced(bhvTarif, {
    hauptgewerbe: '1302',
    nebengewerbe: ['1304'],
    jahresumsatz: 180_000_000,
    risikofragen: { R14: true },
  }),
  vh2: priced(vhTarif, {
    hauptgewerbe: '1002',
    jahresumsatz: 15_000_000,
    buerohaftpflicht: true,
  }),
  si: priced(siTarif, {
    produkt: 'SI_ALLGEFAHREN',
    hauptgewerbe: '1203',
    risikoOrt: { plz: '50667' },
    versicherungssumme: 12_000_000,
    ema: true,
  }),
  reise: priced(reiseTarif, {
    art: 'EINZELREISE',
    personenkreis: 'PAAR',
    reisende: [{ geburtsdatum: '1982-01-01' }, { geburtsdatum: '1984-01-01' }],
    reisepreis: 240_000,
    beginn: '2027-02-06',
    ende: '2027-02-20',
    bausteine: ['RUECKTRITT', 'REISEKRANKEN'],
  }),
};

const rates = Object.entries(products).map(([name, price]) => [name, perSecond(price)] as const);
process.stdout.write(JSON.stringify(rates));

function priced<Request, Sent>(tarif: Produkttarif<Request, Sent>, request: Sent): () => void {
  return () => {
    const { ergebnis } = tarif.tarifiere(z.parse(tarif.aufruf.body, request), heute);
    if (ergebnis !== 'VERSICHERBAR') throw new Error(`No price: ${ergebnis}`);
  };
}

function perSecond(price: () => void): number {
  for (let i = 0; i < 2_000; i += 1) price();
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < msPerProduct) {
    for (let i = 0; i < 100; i += 1) price();
    count += 100;
  }
  return Math.round((count / (performance.now() - start)) * 1_000);
}
