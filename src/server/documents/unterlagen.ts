import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import { teile } from '#contract/tag.ts';
import { istWiderruflich } from '#contract/widerrufsrecht.ts';
import { naechsteHauptfaelligkeit } from '../rules/hauptfaelligkeit.ts';
import { mandatsreferenz } from '../rules/mandat.ts';
import type { Grunddaten, Unterlagendaten, Vertragsdaten } from './daten.ts';
import { antrag } from './inhalt/antrag.ts';
import { anzeigepflicht } from './inhalt/anzeigepflicht.ts';
import { avb, bedingungsname } from './inhalt/avb.ts';
import { beratungsprotokoll } from './inhalt/beratung.ts';
import { datenschutz } from './inhalt/datenschutz.ts';
import { erstinformation } from './inhalt/erstinformation.ts';
import type { Dokumentinhalt } from './inhalt/inhalt.ts';
import { kuendigungsschreiben } from './inhalt/kuendigungsschreiben.ts';
import { pib } from './inhalt/pib.ts';
import { sepaMandat } from './inhalt/sepaMandat.ts';
import { verbraucherinfo } from './inhalt/verbraucherinfo.ts';
import { versicherungsschein } from './inhalt/versicherungsschein.ts';
import { ohneWiderrufsrecht, widerrufsbelehrung } from './inhalt/widerrufsbelehrung.ts';
import { inSchreibweise } from './schreibweise.ts';

/** Documents she must have before she declares anything (`domain/antrag.md §4`). */
export function unterlagenVor(daten: Unterlagendaten): Dokumentinhalt[] {
  const { angaben, absender, vermittler, beitrag: preis, heute: stand } = daten;
  const { zahlart, beginn, ende } = angaben;
  const widerruflich = istWiderruflich(ende, stand);
  const grund: Grunddaten = { produkt: angaben.produkt, absender, stand };
  const papiere = [
    pib(grund),
    avb(grund),
    verbraucherinfo({
      ...grund,
      angebot: { preis, zahlart, beginn, ende, widerruflich, gueltigBis: preis.gueltigBis },
    }),
    widerruflich ? widerrufsbelehrung({ ...grund, preis }) : ohneWiderrufsrecht(grund),
    anzeigepflicht(grund),
    datenschutz(grund),
    ...beratungVor(daten),
    ...mandat(daten, null),
    ...(vermittler === null ? [] : [erstinformation(vermittler, absender)]),
  ];
  return papiere.map(inSchreibweise(absender, angaben.eigenes));
}

/** The advice, where she was asked what she wishes. */
function beratungVor(daten: Unterlagendaten): Dokumentinhalt[] {
  const { beratung } = daten.angaben;
  return beratung === null ? [] : [beratungsprotokoll({ ...daten, beratung })];
}

/** What comes on top at the conclusion: policy, application and the mandate with its reference. */
export function unterlagenNach(daten: Vertragsdaten): Dokumentinhalt[] {
  const { angaben, absender, vermittler, versicherungsNummer, heute, beitrag: preis } = daten;
  const { nehmer, leistungen, beginn, ende: ablauf } = angaben;
  const papiere = [
    versicherungsschein({
      absender,
      produkt: angaben.produkt,
      versicherungsNummer,
      nehmer,
      leistungen,
      preis,
      beginn,
      ablauf,
      hauptfaelligkeit: naechsteHauptfaelligkeit(teile(beginn), beginn),
      ausgestelltAm: heute,
      zweitschriftVom: null,
      bestandteile: ['Ihr Antrag'],
      bedingungen: bedingungsname(absender, daten.bedingungen),
      vermittler: vermittler?.name ?? null,
    }),
    antrag(daten),
    ...mandat(daten, daten.versicherungsNummer),
    ...schreiben(daten),
  ];
  return papiere.map(inSchreibweise(absender, angaben.eigenes));
}

/** The letter to the insurer she leaves, where a contract still runs there. */
function schreiben({ angaben, absender }: Unterlagendaten): Dokumentinhalt[] {
  const { vorvertrag, nehmer, produkt } = angaben;
  if (vorvertrag === null) return [];
  const versicherung = produktName(schluesselAusIdentifier(produkt));
  return [kuendigungsschreiben({ absender, nehmer, vorvertrag, versicherung })];
}

function mandat(daten: Unterlagendaten, versicherungsNummer: string | null): Dokumentinhalt[] {
  const { angaben, absender, beitrag, heute } = daten;
  const { konto, nehmer } = angaben;
  if (konto === null) return [];
  return [
    sepaMandat({
      absender,
      nehmer,
      konto,
      zahlweise: beitrag.zahlweise,
      mandatsreferenz: versicherungsNummer && mandatsreferenz(versicherungsNummer, 1),
      erteiltAm: versicherungsNummer === null ? null : heute,
    }),
  ];
}
