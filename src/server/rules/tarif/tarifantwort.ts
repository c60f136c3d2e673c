import { mindestrate, ratenzuschlag } from '#contract/zahlen.ts';
import {
  preistreiber,
  type Tarifalternative,
  type Tarifhinweis,
  type Tarifantwort,
  type Tarifbeitrag,
} from '#contract/endpoints/tarifieren/antwort.ts';
import { waehlbareZahlweise, type Zahlweise } from '#contract/entities/zahlweise.ts';
import { ablehnung } from '../ablehnung.ts';
import { preisGiltBis } from '../fristen/antrag.ts';
import { beitragBei, ratenProJahr, rateVon } from '../zahlweise.ts';
import type { Bewertung, Preis, Ungueltig } from './bewertung.ts';
import { hinweisZu } from './gruende.ts';

export const tarifVersion = 'RT-2026';

/** How a price is to be paid, and on which day it is asked for. */
export interface Zahlungswunsch {
  zahlweise: Zahlweise;
  zahlart: 'LASTSCHRIFT' | 'RECHNUNG';
  heute: string;
}

/** An answer, or the fields that cannot be. */
export type Tarifergebnis = Tarifantwort | Ungueltig;

/** What the product says of other choices. */
interface Andere {
  /** With each variant. */
  varianten: readonly { variante: string; bewertung: Bewertung }[];
  /** With each single other choice. */
  alternativen: readonly {
    feld: string;
    wert: Tarifalternative['wert'];
    bewertung: Bewertung;
  }[];
}

/** The answer to an inquiry. */
export function tarifantwort(
  bewertung: Bewertung,
  wunsch: Zahlungswunsch,
  { varianten, alternativen }: Andere = { varianten: [], alternativen: [] },
): Tarifergebnis {
  if (bewertung.ergebnis === 'UNGUELTIG') return bewertung;
  if (bewertung.ergebnis !== 'VERSICHERBAR') {
    return { ...bewertung, hinweise: [hinweisZu(bewertung)], tarifVersion };
  }
  const beitrag = tarifbeitrag(bewertung, wunsch);
  const angebote = varianten.flatMap(({ variante, bewertung: andere }) =>
    andere.ergebnis === 'VERSICHERBAR' ? [{ variante, ...raten(andere, wunsch.zahlweise) }] : [],
  );
  return {
    ergebnis: 'VERSICHERBAR',
    hinweise: [
      ...bewertung.hinweise,
      ...(bewertung.nachlass ? [bewertung.nachlass] : []),
      ...zahlungshinweise(beitrag),
    ],
    beitrag,
    ...(angebote.length > 0 && { angebote }),
    ...(alternativen.length > 0 && {
      alternativen: alternativen.flatMap(({ feld, wert, bewertung: andere }) => {
        const kostet = alternative(andere, wunsch.zahlweise);
        return kostet ? [{ feld, wert, ...kostet }] : [];
      }),
    }),
    tarifVersion,
  };
}

/** What another choice costs, or why it cannot be had; nothing where it would be refused. */
function alternative(bewertung: Bewertung, zahlweise: Zahlweise) {
  if (bewertung.ergebnis === 'VERSICHERBAR') {
    const { versicherungsPraemie } = raten(bewertung, zahlweise);
    return { versicherungsPraemie, hinderung: null };
  }
  return bewertung.ergebnis === 'OPTION_NICHT_MOEGLICH'
    ? { versicherungsPraemie: null, hinderung: hinweisZu(bewertung) }
    : null;
}

/** The same answer without the code of a refusal, which only agents see (`domain/antrag.md §5.2`). */
export function ohneAblehnungsgrund<A extends Tarifantwort>(antwort: A): A {
  if (antwort.ergebnis !== 'NICHT_VERSICHERBAR') return antwort;
  const { grund: _grund, ...rest } = antwort;
  const hinweise = rest.hinweise.map(({ text }) => ({ code: 'NICHT_VERSICHERBAR', text }));
  return { ...rest, hinweise } as A;
}

function tarifbeitrag(preis: Preis, wunsch: Zahlungswunsch): Tarifbeitrag {
  const { komponenten, versicherungsSumme } = preis;
  const { zahlweise, heute } = wunsch;
  const periode = zahlweise === 'EINMALIG' ? [zahlweise] : waehlbareZahlweise.options;
  return {
    zahlweise,
    ...beitragBei(komponenten, zahlweise),
    nettoJahr: komponenten.reduce((summe, { nettoJahr }) => summe + nettoJahr, 0),
    versicherungsSumme,
    komponenten: komponenten.map((komponente) => {
      const { name, nettoJahr, steuersatz } = komponente;
      const { netto, steuer } = rateVon(komponente, zahlweise);
      return { name, nettoJahr, steuersatz, rateNetto: netto, rateSteuer: steuer };
    }),
    zahlweisen: periode.map((zahlweise) => angebot(preis, zahlweise, wunsch.zahlart)),
    ...treiberIn(preis),
    ...(preis.nachlass && { nachlass: preis.nachlass.text }),
    gueltigBis: preisGiltBis(heute),
  };
}

/** Factors as what they add or take off; those that change nothing are not told of. */
function treiberIn({ treiber = {} }: Preis) {
  const alle = preistreiber.options.map((name) => ({
    name,
    prozent: Math.round(Number(treiber[name] ?? 1) * 100 - 100),
  }));
  const genannte = alle.filter(({ prozent }) => prozent !== 0);
  return genannte.length > 0 ? { treiber: genannte } : {};
}

function angebot(preis: Preis, zahlweise: Zahlweise, zahlart: Zahlungswunsch['zahlart']) {
  const rate = raten(preis, zahlweise);
  return { zahlweise, ...rate, hinderung: hinderung(rate, zahlweise, zahlart) };
}

function raten({ komponenten }: Preis, zahlweise: Zahlweise) {
  const { versicherungsPraemie, jahresVersicherungsPraemie } = beitragBei(komponenten, zahlweise);
  return { versicherungsPraemie, jahresVersicherungsPraemie };
}

/** Why a period is not offered: too small an instalment, or a bill that comes more than once a year. */
function hinderung(
  { versicherungsPraemie }: { versicherungsPraemie: number },
  zahlweise: Zahlweise,
  zahlart: Zahlungswunsch['zahlart'],
): Tarifhinweis | null {
  // What is paid in one is no instalment, however little it is.
  const inEinem = zahlweise === 'EINMALIG';
  if (!inEinem && versicherungsPraemie < mindestrate) return ablehnung.rateZuNiedrig;
  if (zahlart === 'RECHNUNG' && ratenProJahr(zahlweise) > 1) {
    return { code: 'NUR_MIT_LASTSCHRIFT', text: 'In Raten zahlen Sie nur per Lastschrift.' };
  }
  return null;
}

/** What is to be said about the chosen period. */
function zahlungshinweise({ zahlweise, zahlweisen }: Tarifbeitrag): Tarifhinweis[] {
  const gewaehlt = zahlweisen.find((periode) => periode.zahlweise === zahlweise);
  if (gewaehlt?.hinderung) return [gewaehlt.hinderung];
  const zuschlag = ratenzuschlag[zahlweise];
  if (zuschlag === 0) return [];
  const text = `Der Beitrag enthält einen Zuschlag von ${zuschlag}\u00A0% für die Zahlung in Raten.`;
  return [{ code: 'RATENZUSCHLAG', text }];
}
