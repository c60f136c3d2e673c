import * as z from 'zod/mini';
import { antragsgrund, gehtAnVersicherer, type Nachricht } from '#contract/endpoints/nachricht.ts';
import { produktSchluessel } from '#contract/entities/produkt.ts';
import { kontaktImEntwurf } from '#machines/antrag/answers.ts';
import type { AntragKontext } from '#machines/antrag/context.ts';
import { gemerkt } from '../../speicher.ts';
import type { Antragsseite } from '#machines/antrag/frage.ts';
import type { AntragProduktSeite } from './produkt.ts';
import { t } from './nachricht/texte.ts';
import { zeilenVon } from './steps/abschluss/zeilen.ts';
import { wahlAus } from './steps/tarif/wahl.ts';

/** Where the tab keeps what a message to a person begins with; with the drafts, so that it goes with them. */
const schluessel = 'entwurf:nachricht';

const anliegenForm = z.object({
  produkt: produktSchluessel,
  grund: z.nullable(antragsgrund),
  /** Her answers as she read them. */
  angaben: z.array(z.object({ label: z.string(), wert: z.string() })),
  /** Null goes to the insurer. */
  empfaenger: z.nullable(z.object({ vermittlerNummer: z.string(), name: z.string() })),
  name: z.string(),
  email: z.string(),
  telefon: z.string(),
});
export type Anliegen = z.infer<typeof anliegenForm>;

/** What an application asked a person to look at; null where none did. */
export function gemerktesAnliegen(speicher: Pick<Storage, 'getItem'>): Anliegen | null {
  return gemerkt(speicher, schluessel, anliegenForm);
}

/** The message was sent. */
export function vergissAnliegen(speicher: Pick<Storage, 'removeItem'>): void {
  speicher.removeItem(schluessel);
}

/** Keeps what a person is asked to look at: product, reason and answers without bank data; no address names it. */
export function merkeAnliegen(
  speicher: Pick<Storage, 'setItem'>,
  seite: AntragProduktSeite,
  ende: string,
  context: AntragKontext,
): void {
  const { antworten, umfeld } = context;
  const grund = grundVon(ende, context);
  const { person, firma: mensch = person, kontaktZahlung: kontakt } = wer.parse(antworten);
  const anliegen: Anliegen = {
    produkt: seite.schluessel,
    grund,
    angaben: [
      ...verkaufendeAgentur(umfeld),
      ...angabenAus(seite, context),
      ...korrigiertes(seite, antworten),
    ],
    // A broker who sells himself asks the underwriters, not himself (`domain/antrag.md §5.2`).
    empfaenger:
      gehtAnVersicherer(grund) || umfeld?.durchVermittler ? null : (umfeld?.vermittler ?? null),
    name: mensch ? `${mensch.vorname} ${mensch.nachname}` : '',
    email: kontakt?.email ?? '',
    telefon: kontakt?.handynummer ?? '',
  };
  speicher.setItem(schluessel, JSON.stringify(anliegen));
}

const name = z.optional(z.object({ vorname: z.string(), nachname: z.string() }));
const wer = z.object({
  person: name,
  /** With whoever speaks for it. */
  firma: name,
  kontaktZahlung: z.optional(z.object({ email: z.string(), handynummer: z.string() })),
});

/** What the credit check or the tariff said; none where an answer of hers was reason enough. */
function grundVon(ende: string, { ergebnisse }: AntragKontext): Anliegen['grund'] {
  if (ende === 'checkFailed') return 'BONITAET_NEGATIV';
  if (ergebnisse.bonitaetPruefen?.ergebnis === 'UNKLAR') return 'BONITAET_UNKLAR';
  return ergebnisse.tarifieren?.ergebnis.grund ?? null;
}

/** Who asks the underwriters; they write back to him. */
function verkaufendeAgentur(umfeld: AntragKontext['umfeld']) {
  const agentur = umfeld?.durchVermittler ? umfeld.vermittler : null;
  return agentur
    ? [{ label: t('vermittlung'), wert: `${agentur.name} (${agentur.vermittlerNummer})` }]
    : [];
}

function angabenAus(
  seite: AntragProduktSeite,
  context: AntragKontext,
): NonNullable<Nachricht['antrag']>['angaben'] {
  const { angefragt, antworten, ergebnisse, umfeld } = context;
  const lage = { antworten, ergebnisse, umfeld, heute: umfeld?.heute ?? '', sperren: {} };
  const gegeben = lose.parse(antworten);
  // Of the page she asks from it is what stood there, whole or not.
  if (angefragt) gegeben[angefragt.schritt] = angefragt.gesagt;
  return seite.weg(context).flatMap((schritt) => {
    const frageseite = seite.fragen[schritt];
    const form = schritt === 'kontaktZahlung' ? ohneKonto : lose;
    const antwort = z.safeParse(form, gegeben[schritt]).data;
    if (!frageseite || !antwort) return [];
    const gefragt = schritt === angefragt?.schritt ? ohneHalbe(frageseite, antwort) : frageseite;
    return zeilenVon(gefragt, antwort, lage).flatMap(({ label, value }) =>
      value === undefined ? [] : [{ label, wert: value }],
    );
  });
}

/** Of an address that she did not come to nothing is said. */
function ohneHalbe(frageseite: Antragsseite, antwort: object) {
  const felder = frageseite.felder.filter((feld) => feld.art !== 'adresse' || 'strasse' in antwort);
  return { ...frageseite, felder };
}

/** What she corrected in the sentences of the offer and was not asked yet. */
function korrigiertes({ tarif }: AntragProduktSeite, antworten: AntragKontext['antworten']) {
  const gesagt = wahlAus(antworten)?.annahmen ?? {};
  return (tarif.konfigurator?.annahmen ?? []).flatMap(
    ({ name: feld, schritt, label, optionen }) => {
      const gewaehlt = optionen.find(({ wert }) => wert === gesagt[feld]);
      return schritt in antworten || !gewaehlt ? [] : [{ label, wert: gewaehlt.label }];
    },
  );
}

const ohneKonto: z.ZodMiniType<object> = kontaktImEntwurf;
const lose = z.record(z.string(), z.unknown());
