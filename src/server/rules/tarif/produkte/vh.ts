import { steuersatz } from '#contract/zahlen.ts';
import { type VhAnfrage, vh2Tarifieren } from '#contract/endpoints/tarifieren/vh2.ts';
import { phvAnzahl } from '#contract/entities/vormerkung.ts';
import { vermoegensschadenhaftpflicht } from '#contract/produkte/vermoegensschadenhaftpflicht.ts';
import { jederWert } from '../alternativen.ts';
import {
  ausVorgeschichte,
  manuell,
  nachSumme,
  schwerstes,
  vorschadenfaktor,
  zeile,
  type Bewertung,
} from '../bewertung.ts';
import { cent, mal } from '../dezimal.ts';
import {
  gewerbeFehler,
  gewerbelage,
  type Gewerbetarif,
  gewichteterUmsatz,
  gruenderfaktor,
  gruendungFehler,
} from '../gewerbe.ts';
import { nachlasshinweis } from '../gruendernachlass.ts';
import { vh as tafel } from '../tafeln/vh.ts';
import { produkttarif } from '../produkttarif.ts';

/** How it looks at a trade. */
export const vhGewerbe: Gewerbetarif = { klasse: 'vk', hoechste: 3, neun: 'PFLICHTVERSICHERUNG' };

export const vhTarif = produkttarif(vh2Tarifieren, {
  bewerte: bewerteVh,
  alternativen: (anfrage) => [
    ...jederWert(anfrage, 'versicherungssumme', vermoegensschadenhaftpflicht.summe.stufen),
    ...jederWert(anfrage, 'sb', vermoegensschadenhaftpflicht.selbstbeteiligungen),
    ...jederWert(anfrage, 'buerohaftpflicht', [true, false]),
    ...jederWert(anfrage, 'phvAnzahl', phvAnzahl.options),
  ],
});

/** Price of financial loss liability or what stands in its way (`domain/antrag.md §3`, §6.10). */
function bewerteVh(anfrage: VhAnfrage, heute: string): Bewertung {
  const fehler = [...gewerbeFehler(anfrage), ...gruendungFehler(anfrage.gruendungsdatum, heute)];
  if (fehler.length > 0) return { ergebnis: 'UNGUELTIG', fehler };
  const lage = gewerbelage(anfrage, vhGewerbe);
  const hindernis = schwerstes([
    ...lage.hindernisse,
    manuell(
      anfrage.jahresumsatz > vermoegensschadenhaftpflicht.grenzen.jahresumsatz.online,
      'UMSATZ_UEBER_2_MIO',
    ),
    manuell(anfrage.auslandsumsatzUSA, 'RISIKOFRAGE'),
    manuell(anfrage.bekanntePflichtverletzung, 'RISIKOFRAGE'),
    ...ausVorgeschichte(tafel.vorschaeden, anfrage),
  ]);
  if (hindernis) return hindernis;
  const treiber = {
    NEBENGEWERBE: lage.nebengewerbe,
    GRUENDUNG: gruenderfaktor(anfrage.gruendungsdatum, heute),
    VORSCHAEDEN: vorschadenfaktor(tafel.vorschaeden, anfrage),
  };
  const nachUmsatz = mal(gewichteterUmsatz(anfrage.jahresumsatz), zeile(tafel.satz, lage.klasse));
  const vsh = mal(
    Math.max(nachUmsatz, cent(zeile(tafel.mindestens, lage.klasse))),
    nachSumme(tafel.versicherungssumme, anfrage.versicherungssumme),
    tafel.sb[anfrage.sb],
    ...Object.values(treiber),
  );
  return {
    ergebnis: 'VERSICHERBAR',
    komponenten: [['vsh', vsh] as const, ...bausteine(anfrage)].map(([name, nettoJahr]) => ({
      name,
      nettoJahr,
      steuersatz: steuersatz.voll,
    })),
    versicherungsSumme: anfrage.versicherungssumme,
    hinweise: lage.hinweise,
    treiber,
    nachlass: nachlasshinweis(anfrage.gruendungsdatum, heute),
  };
}

function bausteine({ buerohaftpflicht, phvAnzahl }: VhAnfrage) {
  const anzahl = tafel.phvAnzahl[phvAnzahl];
  return [
    ...(buerohaftpflicht ? [['buerohaftpflicht', cent(tafel.buerohaftpflicht)] as const] : []),
    ...(anzahl > 0 ? [['phv', anzahl * cent(tafel.jePhv)] as const] : []),
  ];
}
