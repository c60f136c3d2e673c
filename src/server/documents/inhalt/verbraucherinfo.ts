import { fristen, ratenzuschlag } from '#contract/zahlen.ts';
import { kuendigung } from './pib.ts';
import { preisfakten } from './preis.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import { zahlartLabel } from '#contract/begriffe/zahlung.ts';
import { type Zahlart } from '#contract/entities/zahlart.ts';
import { formatDatum } from '#contract/tag.ts';
import { keinWiderrufsrecht } from '#contract/widerrufsrecht.ts';
import type { Absender, Grunddaten, Preis, Kontaktstelle } from '../daten.ts';
import { produkttext } from '../produkte/produkttexte.ts';
import { abschnitt, dokument, fakten, liste } from './bauen.ts';
import type { Abschnitt, Dokumentinhalt, Fakt } from './inhalt.ts';

/** What the customer has been offered; the last day on which the price holds is a day of an offer only. */
interface Angebot {
  preis: Preis;
  zahlart: Zahlart;
  beginn: string;
  /** Last day of a contract that ends by itself; null where it goes on. */
  ende: string | null;
  widerruflich: boolean;
  gueltigBis: string | null;
}

/** General information before conclusion (VVG-InfoV § 1), without the closed platform of the EU. */
export function verbraucherinfo(daten: Grunddaten & { angebot: Angebot }): Dokumentinhalt {
  const { absender, produkt, angebot } = daten;
  const text = produkttext(produkt);
  return dokument({
    typ: 'VERBRAUCHERINFO',
    titel: 'Allgemeine Informationen zum Vertrag',
    absender,
    kopf: [produktName(schluesselAusIdentifier(produkt))],
    abschnitte: [
      werWirSind(absender),
      abschnitt('Was die Versicherung leistet', text.art, liste(...text.versichert)),
      kosten(angebot),
      abschnitt(
        'Beginn des Vertrags',
        `Der Vertrag kommt zustande, wenn Sie den Versicherungsschein bekommen. Der Schutz beginnt am ${formatDatum(angebot.beginn)}.`,
        angebot.widerruflich
          ? `Sie können den Vertrag ${fristen.widerrufTage}\u00A0Tage lang widerrufen. Alles dazu steht in der Widerrufsbelehrung.`
          : keinWiderrufsrecht,
      ),
      abschnitt('Dauer und Ende', ...dauer(daten)),
      abschnitt(
        'Recht, Gericht und Sprache',
        'Es gilt deutsches Recht. Klagen können Sie an Ihrem Wohnsitz oder an unserem Sitz. Vertrag und Briefe sind auf Deutsch.',
      ),
      beschwerden(absender),
    ],
  });
}

function dauer(daten: Grunddaten & { angebot: Angebot }): string[] {
  const { ende } = daten.angebot;
  if (ende !== null) {
    return [
      `Der Vertrag endet am ${formatDatum(ende)} von selbst. Er kann nicht ordentlich gekündigt werden.`,
    ];
  }
  return [
    'Der Vertrag gilt ein Jahr und verlängert sich um je ein Jahr, bis jemand kündigt.',
    ...kuendigung(daten),
  ];
}

function werWirSind({ versicherer, kontakt, name }: Absender): Abschnitt {
  return abschnitt(
    'Wer Ihr Vertragspartner ist',
    fakten([
      { name: 'Versicherer', wert: versicherer.name },
      { name: 'Marke', wert: name },
      { name: 'Sitz und Anschrift', wert: `${versicherer.anschrift}, Deutschland` },
      { name: 'Vorstand', wert: versicherer.vorstand },
      { name: 'Registergericht', wert: versicherer.register },
      { name: 'Telefon', wert: `${kontakt.telefon}, ${kontakt.zeiten}` },
      { name: 'E-Mail', wert: kontakt.email },
      { name: 'Hauptgeschäft', wert: 'Schaden- und Unfallversicherung' },
    ]),
    'Eine gesetzliche Sicherungseinrichtung gibt es für diese Art der Versicherung nicht.',
  );
}

function kosten({ preis, zahlart, gueltigBis }: Angebot): Abschnitt {
  const zuschlag = ratenzuschlag[preis.zahlweise];
  return abschnitt(
    'Was sie kostet',
    fakten([...preisfakten(preis), { name: 'Zahlungsart', wert: zahlartLabel[zahlart] }]),
    ...(zuschlag === 0
      ? []
      : [`Darin ist ein Zuschlag von ${zuschlag}\u00A0% für die Zahlung in Raten enthalten.`]),
    ...(preis.nachlass === undefined ? [] : [preis.nachlass]),
    'Weitere Kosten entstehen Ihnen nicht. Nur wenn eine Abbuchung scheitert, stellen wir die Gebühr Ihrer Bank in Rechnung.',
    ...(gueltigBis === null
      ? []
      : [`Dieser Beitrag gilt für die gleichen Angaben bis zum ${formatDatum(gueltigBis)}.`]),
  );
}

function beschwerden({ ombudsstelle, aufsicht, kontakt }: Absender): Abschnitt {
  return abschnitt(
    'Wenn Sie nicht zufrieden sind',
    `Sprechen Sie zuerst mit uns: ${kontakt.service}, ${kontakt.telefon}, ${kontakt.email}.`,
    'Als Verbraucher können Sie sich kostenlos an die Schlichtungsstelle wenden. Wir nehmen an diesem Verfahren teil.',
    fakten(stellenfakten(ombudsstelle)),
    `Ihre Entscheidung bindet uns bis zu einem Wert von ${formatBetrag(10_000_00)}. Der Weg zum Gericht bleibt Ihnen offen.`,
    'Sie können sich auch bei der Aufsicht beschweren. Sie entscheidet keinen Streit im Einzelfall.',
    fakten(stellenfakten(aufsicht)),
  );
}

function stellenfakten({ name, anschrift, telefon, email, website }: Kontaktstelle): Fakt[] {
  return [
    { name: 'Stelle', wert: name },
    { name: 'Anschrift', wert: anschrift },
    ...(telefon === null ? [] : [{ name: 'Telefon', wert: telefon }]),
    ...(email === null ? [] : [{ name: 'E-Mail', wert: email }]),
    { name: 'Internet', wert: website },
  ];
}
