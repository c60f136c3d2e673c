import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produkte, type Produkt, schluesselListe } from '#contract/produkte/produkte.ts';
import { type Verursacher, verursacher } from '#contract/schaeden/geschaedigt.ts';
import { traegtDenNamen } from '../beendigung/name.ts';

interface Kandidat {
  produkt: Produkt;
  vorname: string;
  nachname: string;
  firma: string | null;
}

/** Contract ids that a number of digits may mean: as it stands, and behind the letters of each liability product. */
export function gemeinteNummern(ziffern: string): string[] {
  const kuerzel = schluesselListe
    .filter((schluessel) => istHaftpflicht(produkte[schluessel].schaden))
    .flatMap((schluessel) =>
      Object.values<{ readonly kuerzel: string }>(produkte[schluessel].antraege),
    )
    .map((antrag) => antrag.kuerzel);
  return ['', ...kuerzel].map((kopf) => `${kopf}${ziffern}`);
}

/** The contracts of liability somebody can mean who gives this name; the kind of cover she names comes first. */
export function gemeinteVertraege<K extends Kandidat>(
  kandidaten: readonly K[],
  { wer, name }: { wer: Verursacher; name: string },
): K[] {
  const passende = kandidaten.filter(
    (kandidat) => istHaftpflicht(wegVon(kandidat)) && traegtDenNamen(name, kandidat),
  );
  const rang = (kandidat: K) => (wegVon(kandidat) === wer ? 0 : 1);
  return passende.toSorted((a, b) => rang(a) - rang(b));
}

function wegVon({ produkt }: Kandidat) {
  return produkte[schluesselAusIdentifier(produkt)].schaden;
}

function istHaftpflicht(weg: string | null): weg is Verursacher {
  return weg !== null && Object.hasOwn(verursacher, weg);
}
