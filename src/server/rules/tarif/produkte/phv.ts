import { steuersatz } from '#contract/zahlen.ts';
import { type PhvAnfrage, phvTarifieren } from '#contract/endpoints/tarifieren/phv.ts';
import { privathaftpflicht } from '#contract/produkte/privathaftpflicht.ts';
import { alterAm, formatDatum, monatePlus, tagePlus } from '#contract/tag.ts';
import { type Alternative, jederWert } from '../alternativen.ts';
import {
  ausVorgeschichte,
  feldfehler,
  nachSumme,
  schwerstes,
  vorschadenfaktor,
  type Bewertung,
  type Preis,
} from '../bewertung.ts';
import { cent, mal, type Faktor } from '../dezimal.ts';
import { phv as tafel } from '../tafeln/phv.ts';
import { jeVariante, produkttarif } from '../produkttarif.ts';

const { varianten, alter: altersgrenzen } = privathaftpflicht.grenzen;

export const phvTarif = produkttarif(phvTarifieren, {
  bewerte: bewertePhv,
  imVertrag: (anfrage, { antrag, beginn }) =>
    bewertePhv({ ...anfrage, versicherungsbeginn: beginn }, antrag),
  varianten: (anfrage) =>
    jeVariante(anfrage, anfrage.hfkVariante === undefined ? varianten.ANDSAFE : varianten.HFK),
  alternativen: (anfrage) => [
    ...jederWert(anfrage, 'versicherungssumme', privathaftpflicht.summe.stufen),
    ...jederWert(anfrage, 'sb', privathaftpflicht.selbstbeteiligungen),
    ...mitOderOhneDienst(anfrage),
  ],
  fehler: beginnFehler,
});

/** Liability in service, where her profession has one. */
function mitOderOhneDienst(anfrage: PhvAnfrage): Alternative<PhvAnfrage>[] {
  const { diensthaftpflicht: dienst } = anfrage;
  if (!dienst) return [];
  const eingeschlossen = !dienst.eingeschlossen;
  const anders = { ...anfrage, diensthaftpflicht: { ...dienst, eingeschlossen } };
  return [{ feld: 'diensthaftpflicht', wert: eingeschlossen, anfrage: anders }];
}

/** Price of private liability or what stands in its way (`domain/antrag.md §3`, §6.3). */
function bewertePhv(anfrage: PhvAnfrage, heute: string): Bewertung {
  const { geburtsdatum, versicherungsbeginn = heute } = anfrage;
  // Whoever concludes it is of age that day; the price goes by the age at its begin.
  const fehler = [...alterFehler(alterAm(geburtsdatum, heute)), ...variantenFehler(anfrage)];
  if (fehler.length > 0) return { ergebnis: 'UNGUELTIG', fehler };
  const hindernis = schwerstes(ausVorgeschichte(tafel.vorschaeden, anfrage));
  return hindernis ?? preis(anfrage, alterAm(geburtsdatum, versicherungsbeginn));
}

function preis(anfrage: PhvAnfrage, alter: number): Preis {
  const { diensthaftpflicht, hfkVariante, deckung = 'KOMFORT' } = anfrage;
  const netto = mal(
    cent(tafel.grundbeitrag[anfrage.familienstand]),
    hfkVariante === undefined ? tafel.deckung[deckung] : tafel.hfkVariante[hfkVariante],
    nachSumme(tafel.versicherungssumme, anfrage.versicherungssumme),
    tafel.sb[anfrage.sb],
    altersfaktor(anfrage, alter),
    vorschadenfaktor(tafel.vorschaeden, anfrage),
  );
  const komponenten = [
    ['phv', Math.max(netto, cent(tafel.mindestens))] as const,
    ...(diensthaftpflicht?.eingeschlossen
      ? [['diensthaftpflicht', cent(tafel.diensthaftpflicht[diensthaftpflicht.beruf])] as const]
      : []),
  ].map(([name, nettoJahr]) => ({ name, nettoJahr, steuersatz: steuersatz.voll }));
  const versicherungsSumme = anfrage.versicherungssumme;
  return { ergebnis: 'VERSICHERBAR', komponenten, versicherungsSumme, hinweise: [] };
}

function altersfaktor({ familienstand }: PhvAnfrage, alter: number): Faktor {
  if (alter >= altersgrenzen.nachlassAb) return tafel.alter.ab60;
  return familienstand === 'SINGLE' && alter < altersgrenzen.jungBis
    ? tafel.alter.singleUnter30
    : tafel.alter.sonst;
}

function alterFehler(alter: number) {
  const unmoeglich = alter < 0 || alter > tafel.hoechstalter;
  return [
    ...feldfehler(unmoeglich, 'geburtsdatum', 'Bitte prüfen Sie Ihr Geburtsdatum.'),
    ...feldfehler(
      !unmoeglich && alter < tafel.mindestalter,
      'geburtsdatum',
      `Sie müssen mindestens ${tafel.mindestalter}\u00A0Jahre alt sein.`,
    ),
  ];
}

function variantenFehler({ deckung, hfkVariante }: PhvAnfrage) {
  return feldfehler(
    deckung !== undefined && hfkVariante !== undefined,
    'hfkVariante',
    'Wählen Sie nur einen Tarif.',
  );
}

/** A contract begins yesterday at the earliest and is moved by a year at most (`domain/antrag.md §5.1`, block B). */
function beginnFehler({ versicherungsbeginn: beginn }: PhvAnfrage, heute: string) {
  const [von, bis] = [tagePlus(heute, -1), monatePlus(heute, 12)];
  return feldfehler(
    beginn !== undefined && (beginn < von || beginn > bis),
    'versicherungsbeginn',
    `Wählen Sie einen Versicherungsbeginn zwischen dem ${formatDatum(von)} und dem ${formatDatum(bis)}.`,
  );
}
