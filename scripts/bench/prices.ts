// Prices per second of each product on one core: the request is checked and priced with all its offers.
import * as z from 'zod/mini';
import { bhvTarifieren } from '#contract/endpoints/tarifieren/bhv.ts';
import { fahrrad2Tarifieren } from '#contract/endpoints/tarifieren/fahrrad2.ts';
import { hausratTarifieren } from '#contract/endpoints/tarifieren/hausrat.ts';
import { phvTarifieren } from '#contract/endpoints/tarifieren/phv.ts';
import { reiseTarifieren } from '#contract/endpoints/tarifieren/reise.ts';
import { siTarifieren } from '#contract/endpoints/tarifieren/si.ts';
import { thvTarifieren } from '#contract/endpoints/tarifieren/thv.ts';
import { vh2Tarifieren } from '#contract/endpoints/tarifieren/vh2.ts';
import { tarifiere } from '#server/rules/tarif/tarifieren.ts';

const heute = '2026-11-20';
const msPerProduct = 500;

const products = {
  fahrrad2: priced(fahrrad2Tarifieren, tarifiere.fahrrad, {
    fahrradTyp: 'E_BIKE',
    kaufpreis: 349_900,
    risikoOrt: { plz: '48143' },
    reparaturschutz: 'MIT_VERSCHLEISS',
    schutzbrief: true,
  }),
  thv: priced(thvTarifieren, tarifiere.thv, {
    hunde: [
      { name: 'Balu', rasse: 'Labrador Retriever' },
      { name: 'Emma', rasse: 'Dackel', mischling: true, mischlingsRasse: 'Berner Sennenhund' },
    ],
  }),
  phv: priced(phvTarifieren, tarifiere.phv, { geburtsdatum: '1990-01-01', vorschaeden: 1 }),
  hausrat: priced(hausratTarifieren, tarifiere.hausrat, {
    risikoOrt: { plz: '20095', strasse: 'Domstraße' },
    wohnflaeche: 92,
    hausratDeckungen: ['GLASBRUCH', 'ELEMENTAR', 'FAHRRAD'],
    fahrradProzent: 5,
  }),
  bhv: priced(bhvTarifieren, tarifiere.bhv, {
    hauptgewerbe: '1302',
    nebengewerbe: ['1304'],
    jahresumsatz: 180_000_000,
    risikofragen: { R14: true },
  }),
  vh2: priced(vh2Tarifieren, tarifiere.vh, {
    hauptgewerbe: '1002',
    jahresumsatz: 15_000_000,
    buerohaftpflicht: true,
  }),
  si: priced(siTarifieren, tarifiere.si, {
    produkt: 'SI_ALLGEFAHREN',
    hauptgewerbe: '1203',
    risikoOrt: { plz: '50667' },
    versicherungssumme: 12_000_000,
    ema: true,
  }),
  reise: priced(reiseTarifieren, tarifiere.reise, {
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

function priced<Body extends z.core.$ZodType>(
  endpoint: { body: Body },
  rule: (anfrage: z.output<Body>, heute: string) => { ergebnis: string },
  request: z.input<Body>,
): () => void {
  return () => {
    const { ergebnis } = rule(z.parse(endpoint.body, request), heute);
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
