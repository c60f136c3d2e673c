import { schluesselAusIdentifier } from '#contract/entities/produkt.ts';
import { wunsch as wuensche } from '#contract/begriffe/wunsch.ts';
import { produktName } from '#contract/produkte/produkte.ts';
import { formatDatum } from '#contract/tag.ts';
import { consents } from '../../reference/consents.ts';
import type { Beratungsangaben, Unterlagendaten } from '../daten.ts';
import { lueckenFuer } from '../produkte/luecken.ts';
import { abschnitt, dokument, fakten, hinweis, liste } from './bauen.ts';
import type { Abschnitt, Dokumentinhalt, Fakt } from './inhalt.ts';

type Daten = Unterlagendaten & { beratung: Beratungsangaben };

/** What she was advised and why, or that she wants no advice, before she concludes (VVG § 6 (2), (3), §§ 61, 62). */
export function beratungsprotokoll(daten: Daten): Dokumentinhalt {
  const { angaben, absender, heute, beratung } = daten;
  const { rat, bisher } = beratung;
  return dokument({
    typ: 'BERATUNGSPROTOKOLL',
    titel: rat === null ? 'Ihr Verzicht auf Beratung' : 'Dokumentation der Beratung',
    absender,
    kopf: [angaben.nehmer.name, formatDatum(heute)],
    abschnitte: [
      abschnitt('Wer beteiligt ist', fakten(beteiligte(daten))),
      abschnitt('Ihr Anlass und Ihr Wunsch', fakten(anlass(daten))),
      ...(bisher.length > 0 ? [abschnitt('Ihr bisheriger Schutz', fakten(bisher))] : []),
      ...(rat === null ? verzicht(daten) : beraten(daten, rat)),
      abschnitt('Persönliche Beratung', wohin(daten)),
    ],
  });
}

function beteiligte({ angaben, absender, vermittler }: Daten): Fakt[] {
  const { name, merkmale } = angaben.nehmer;
  const { versicherer } = absender;
  return [
    { name: 'Versicherungsnehmer', wert: name },
    ...merkmale,
    { name: 'Versicherer', wert: `${versicherer.name}, ${versicherer.anschrift}` },
    ...(vermittler === null
      ? [{ name: 'Weg', wert: 'Ohne Vermittler, auf unserer Internetseite' }]
      : [
          {
            name: 'Vermittler',
            wert: `${vermittler.name}, ${vermittler.ort}, Vermittlernummer ${vermittler.vermittlerNummer}`,
          },
        ]),
  ];
}

function anlass({ angaben, beratung }: Daten): Fakt[] {
  const { rat } = beratung;
  return [
    { name: 'Anlass', wert: `Neu: ${produktName(schluesselAusIdentifier(angaben.produkt))}` },
    {
      name: 'Was ist Ihnen am wichtigsten?',
      wert: rat === null ? 'Ich möchte keine Beratung' : wuensche[rat.wunsch],
    },
  ];
}

function beraten({ angaben }: Daten, { wunsch, satz, wahl }: NonNullable<Beratungsangaben['rat']>) {
  const luecken = lueckenFuer(wunsch, angaben);
  return [
    abschnitt('Unser Rat und seine Gründe', satz),
    abschnitt('Was nicht versichert ist', luecken.satz, liste(...luecken.punkte)),
    abschnitt(
      'Ihre Entscheidung',
      fakten([...wahl, ...angaben.leistungen]),
      'Auf Beratung und Dokumentation haben Sie nicht verzichtet.',
    ),
  ];
}

/** The words of the waiver, which she declares apart. */
function verzicht({ vermittler }: Daten): Abschnitt[] {
  const bedingung = vermittler === null ? 'OHNE_BERATUNG' : 'OHNE_BERATUNG_VERMITTLER';
  const wortlaut = consents.find((eine) => eine.bedingung === bedingung)?.text ?? '';
  return [
    abschnitt(
      'Ihr Verzicht',
      'Sie möchten keine Beratung. Deshalb haben wir Ihnen nichts empfohlen. Der Verzicht ist eine gesonderte Erklärung mit diesem Wortlaut:',
      hinweis(wortlaut),
      'Möchten Sie doch beraten werden, sagen Sie im Antrag, was Ihnen am wichtigsten ist.',
    ),
  ];
}

function wohin({ absender, vermittler }: Daten): string {
  const { service, telefon, zeiten, email } = absender.kontakt;
  const haus = `${service}, Telefon ${telefon} (${zeiten}), ${email}`;
  if (vermittler === null) return `Möchten Sie mit jemandem sprechen? ${haus}.`;
  const nummer = vermittler.telefon === null ? '' : `, Telefon ${vermittler.telefon}`;
  return `Möchten Sie mit jemandem sprechen? Ihr Vermittler berät Sie: ${vermittler.name}${nummer}. Oder wir: ${haus}.`;
}
