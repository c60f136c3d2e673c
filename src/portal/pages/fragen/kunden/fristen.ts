import type { Brand, BrandKey } from '#brands/brand.ts';
import { vertragsMarkeVon } from '#contract/marken.ts';
import {
  bietetAn,
  kuendigungsfrist,
  type Produkt,
  produkte,
  produktName,
  type ProduktSchluessel,
  schluesselListe,
} from '#contract/produkte/produkte.ts';
import { texte } from '../../../texte.ts';

const t = texte('fragen.beenden.fristen', {
  taeglich: '{produkte}: täglich, ohne Frist.',
  einMonat: '{produkte}: einen Monat vor der Hauptfälligkeit.',
  monate: '{produkte}: {monate} Monate vor der Hauptfälligkeit.',
  hauptfaelligkeit: 'Das ist der Tag, an dem Ihr Versicherungsjahr neu beginnt.',
  aelter: 'Ältere Tarife der {produkte}',
  einzelreise: 'Eine einzelne Reise endet von selbst.',
});

/** With which notice contracts of a brand can be cancelled, in sentences: those sold today, and older tariffs. */
export function fristen({ key }: Brand): Record<'heute' | 'frueher', string> {
  const products = schluesselListe.filter((eines) => bietetAn(key, eines));
  const heutige = products.map(
    (eines) => [eines, fristDer(key, generationenVon(eines).at(-1))] as const,
  );
  const fruehere = products.flatMap((eines) =>
    generationenVon(eines)
      .map((generation) => [eines, fristDer(key, generation)] as const)
      .filter(
        ([, frist]) => !heutige.some(([andere, jetzt]) => andere === eines && jetzt === frist),
      ),
  );
  const mitFrist = heutige.some(([, frist]) => frist > 0);
  return {
    heute: [
      ...saetze(heutige),
      ...(mitFrist ? [t('hauptfaelligkeit')] : []),
      ...(products.includes('REISE') ? [t('einzelreise')] : []),
    ].join(' '),
    frueher: saetze(fruehere, (namen) => t('aelter', { produkte: namen })).join(' '),
  };
}

function generationenVon(schluessel: ProduktSchluessel): Produkt[] {
  return Object.keys(produkte[schluessel].generationen) as Produkt[];
}

function fristDer(marke: BrandKey, produkt: Produkt | undefined): number {
  return produkt === undefined ? 0 : kuendigungsfrist(produkt, vertragsMarkeVon(marke)).fristMonate;
}

/** A sentence for each notice, the shortest first. */
function saetze(
  alle: readonly (readonly [ProduktSchluessel, number])[],
  benannt = (namen: string) => namen,
): string[] {
  const fristen = [...new Set(alle.map(([, monate]) => monate))].toSorted((a, b) => a - b);
  return fristen.map((monate) => {
    const namen = alle.filter(([, frist]) => frist === monate).map(([eines]) => produktName(eines));
    const satz = monate === 0 ? 'taeglich' : monate === 1 ? 'einMonat' : 'monate';
    const produkte = benannt(aufzaehlung.format(namen));
    return t(satz, { produkte, monate: inWorten[monate] ?? monate });
  });
}

const aufzaehlung = new Intl.ListFormat('de');
const inWorten: Readonly<Record<number, string>> = { 2: 'zwei', 3: 'drei' };
