import type { InhaltsAntworten } from '#machines/antrag/sachinhalt/inhalt.ts';
import type { AntragKontext } from '#machines/antrag/context.ts';
import type { Taetigkeit } from '#machines/formular/frage.ts';
import { abschlussAntworten, adresse, personAntworten } from './antragCases.ts';
import type { AntragFall } from './fall.ts';
import { firma } from './nehmer.ts';

const { woanders: _, ...ansprechperson } = personAntworten.person;

/** One valid answer per step, of every firm whose contents are insured. */
export const antworten = {
  einstieg: {
    hauptgewerbe: { gewerbeId: '1001', name: 'IT-Dienstleistung, Softwareentwicklung' },
    versicherungssumme: 40_000_00,
    plz: adresse.plz,
    wunsch: 'AUSGEWOGEN',
  },
  betrieb: {
    ...adresse,
    nebengewerbe: [] as Taetigkeit[],
    nurHomeoffice: false,
    bauart: 'MASSIV',
    gefahrennachbarschaft: false,
    umsatz: 120_000_00,
  },
  sicherung: { tuerschloss: true, ema: false },
  vorversicherung: personAntworten.vorversicherung,
  // The page puts in the price it shows.
  beitragPruefen: { angenommen: { versicherungsPraemie: 0, zahlweise: 'JAEHRLICH' } },
  firma: {
    firmenname: 'Bergmann Software GmbH',
    rechtsform: 'GMBH',
    handelsregister: 'HRB 12345',
    registergericht: 'Münster',
    ...ansprechperson,
  },
  ...abschlussAntworten,
  kontaktZahlung: { ...abschlussAntworten.kontaktZahlung, telefon: '+492511234567' },
} as const;

/** What she does besides, which a person looks at. */
export const juwelier = {
  gewerbeId: '1105',
  name: 'Juwelier, Uhrenhandel',
  hinderung: 'GEWERBE_PRUEFUNG',
} as const;

/** What is asked and answered of each of them. */
export function inhaltsfall<A extends InhaltsAntworten>() {
  return {
    nehmer: ({ einstieg, betrieb, firma: wer }) => {
      if (!einstieg || !betrieb || !wer) return null;
      const { ort, strasse, hausnummer } = betrieb;
      const firmensitz = { plz: einstieg.plz, ort, strasse, hausnummer };
      return firma({ firma: wer, firmensitz });
    },
    haelt,
    entfaellt: (schritt, alle) => schritt === 'sicherung' && istZuHause(alle),
    vorschlagSeltener: true,
    vorschlagOhne: 'ELEMENTAR_NICHT_EINSCHLIESSBAR',
    nimmtAn: ({ angebot }) => Object.keys(angebot?.annahmen ?? {}).length > 0,
    angenommen: (alle) => angenommen(alle) as unknown as Partial<A>,
    andere: {
      betrieb: [
        {
          ...antworten.betrieb,
          strasse: 'Hohe Straße',
          hausnummer: '21a',
          nebengewerbe: [{ gewerbeId: '1002', name: 'Unternehmensberatung' }],
          bauart: 'HOLZ_FACHWERK',
          umsatz: 250_000_00,
        },
      ],
    },
    vonHand: (schritt, { firma: wer }) =>
      schritt === 'firma' && wer?.rechtsform === 'KOERPERSCHAFT',
    aenderung: {
      schritt: 'betrieb',
      antwort: { ...antworten.betrieb, bauart: 'HOLZ_FACHWERK' },
    },
    anfragen: {
      'ANFRAGEN mit hohem Wert': {
        schritt: 'einstieg',
        antwort: { versicherungssumme: 600_000_00 },
      },
      'ANFRAGEN mit Tätigkeit, die ein Mensch prüft': {
        schritt: 'einstieg',
        antwort: { hauptgewerbe: juwelier },
      },
      'TAETIGKEIT_FEHLT am Anfang': {
        type: 'TAETIGKEIT_FEHLT',
        schritt: 'einstieg',
        antwort: { hauptgewerbe: { gewerbeId: '', name: 'Drohnenbau' } },
      },
      'TAETIGKEIT_FEHLT bei weiteren': {
        type: 'TAETIGKEIT_FEHLT',
        schritt: 'betrieb',
        antwort: { nebengewerbe: [{ gewerbeId: '', name: 'Drohnenbau' }] },
      },
      'ANFRAGEN mit Reetdach': { schritt: 'betrieb', antwort: { bauart: 'WEICHE_DACHUNG' } },
      'ANFRAGEN ohne gute Schlösser': { schritt: 'sicherung', antwort: { tuerschloss: false } },
    },
    sonst: {
      'nur zu Hause': {
        schritt: 'betrieb',
        antwort: { ...antworten.betrieb, nurHomeoffice: true },
      },
      'als Körperschaft': {
        schritt: 'firma',
        antwort: {
          firmenname: 'Stadtwerke Münster',
          rechtsform: 'KOERPERSCHAFT',
          ...ansprechperson,
        },
      },
    },
    abseits: ({ antworten: alle }) => istZuHause(alle),
    flags: ({ antworten: alle, ergebnisse, geoeffneterAntrag }) => [
      istZuHause(alle),
      JSON.stringify(alle.angebot),
      // Prepared anew it may be the one she opened before, mailed at another time.
      geoeffneterAntrag !== null,
      ergebnisse.unterlagenVorbereiten?.ergebnis.zugestellt?.um ?? null,
    ],
    entwurf: { einstieg: antworten.einstieg } as A,
  } as const satisfies Partial<AntragFall<A>>;
}

/** What the price takes for granted of the rooms, with what she corrected (`domain/verkauf.md §3`). */
function angenommen({
  einstieg,
  angebot,
}: InhaltsAntworten): Pick<InhaltsAntworten, 'betrieb' | 'sicherung' | 'vorversicherung'> {
  const {
    bauart = 'MASSIV',
    gefahrennachbarschaft = false,
    tuerschloss = true,
    ema = mussMelden({ einstieg }),
    vorschaeden = 0,
    vomVersichererGekuendigt,
  } = angebot?.annahmen ?? {};
  return {
    betrieb: {
      plz: einstieg?.plz ?? '',
      ort: '',
      strasse: '',
      hausnummer: '',
      nebengewerbe: [],
      nurHomeoffice: false,
      bauart,
      gefahrennachbarschaft,
      umsatz: 0,
    },
    sicherung: { tuerschloss, ema },
    vorversicherung: vomVersichererGekuendigt
      ? { vorversicherungVorhanden: true, vorschaeden, gekuendigtDurch: 'VERSICHERER' as const }
      : { vorversicherungVorhanden: false, vorschaeden },
  };
}

/** What the price takes of the firm and its rooms (`domain/antrag.md §6.8`); null while an answer is missing. */
export function inhaltsrisiko({ einstieg, betrieb, sicherung, angebot }: InhaltsAntworten) {
  if (!einstieg || !betrieb || !angebot) return null;
  const zuHause = istZuHause({ einstieg, betrieb });
  if (!zuHause && !sicherung) return null;
  const { plz, versicherungssumme } = einstieg;
  // Of a street elsewhere nothing is known here.
  const strasse = betrieb.plz === plz ? betrieb.strasse : '';
  return {
    hauptgewerbe: einstieg.hauptgewerbe.gewerbeId,
    nebengewerbe: betrieb.nebengewerbe.map(({ gewerbeId }) => gewerbeId),
    risikoOrt: strasse === '' ? { plz } : { plz, strasse },
    nurHomeoffice: zuHause,
    bauart: betrieb.bauart,
    gefahrennachbarschaft: betrieb.gefahrennachbarschaft,
    ...(zuHause ? {} : sicherung),
    versicherungssumme,
    sb: angebot.sb,
  };
}

/** Who works at home alone is insured up to 50.000 EUR (`domain/antrag.md §6.8`). */
function istZuHause({
  einstieg,
  betrieb,
}: Pick<InhaltsAntworten, 'einstieg' | 'betrieb'>): boolean {
  return betrieb?.nurHomeoffice === true && (einstieg?.versicherungssumme ?? 0) <= 50_000_00;
}

/** Some trades need an alarm system above 100.000 EUR. */
function mussMelden({ einstieg }: { einstieg: InhaltsAntworten['einstieg'] }): boolean {
  return einstieg?.hauptgewerbe.meldeanlage === true && einstieg.versicherungssumme > 100_000_00;
}

/** The address is that of the postcode, no trade is named twice, nobody insures too much at home, and whoever needs an alarm system has one. */
function haelt(schritt: string, { antworten: alle }: AntragKontext<InhaltsAntworten>): boolean {
  const { einstieg, betrieb, sicherung } = alle;
  if (schritt === 'einstieg') return (einstieg?.versicherungssumme ?? 0) % 1_000_00 === 0;
  if (schritt === 'sicherung') return sicherung?.ema !== false || !mussMelden({ einstieg });
  if (schritt !== 'betrieb' || !betrieb || !einstieg) return true;
  const haupt = einstieg.hauptgewerbe.gewerbeId;
  return (
    betrieb.plz === einstieg.plz &&
    betrieb.nebengewerbe.every(({ gewerbeId }) => gewerbeId !== haupt) &&
    !(betrieb.nurHomeoffice && einstieg.versicherungssumme > 50_000_00)
  );
}
