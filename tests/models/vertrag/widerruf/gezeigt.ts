import type { AnyMachineSnapshot } from 'xstate';
import * as z from 'zod/mini';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import { formatDatumLang } from '#contract/tag.ts';
import type { Pair } from '#tests/models/browser/readBack.ts';
import { eingegangen, versicherungsNummer } from './cases.ts';

const kontext = z.object({
  zugang: z.enum(['KUNDE', 'OFFEN']),
  antworten: z.object({
    angaben: z.optional(
      z.object({ name: z.string(), versicherungsNummer: z.string(), email: z.string() }),
    ),
  }),
  eingang: z.nullable(z.object({ erstattung: z.number(), erstattungBis: z.string() })),
});

/** What is revoked, what comes back, and who declares it. */
export function gezeigt(snapshot: AnyMachineSnapshot): readonly Pair[] | null {
  if (snapshot.matches('uebersicht')) {
    return [
      ['Vertragsnummer', versicherungsNummer],
      ['Schutz bis', 'heute, 21. November 2026'],
      [
        'Zurück bekommen Sie',
        `${formatBetrag(eingegangen.erstattung ?? 0)} aus dem Beitrag, den wir abgebucht haben, spätestens nach 30 Tagen`,
      ],
      ['Lastschrift', 'Wir löschen die Erlaubnis.'],
    ];
  }
  const { angaben } = z.parse(kontext, snapshot.context).antworten;
  if (!angaben) return null;
  const wer: Pair[] = [
    ['Ihr Name', angaben.name],
    ['Vertragsnummer', angaben.versicherungsNummer],
  ];
  if (snapshot.matches('bestaetigung')) return wer;
  const istDa = ['bestaetigen', 'widerrufen', 'zuOft', 'fehlerBeimWiderrufen'].some((value) =>
    snapshot.matches(value),
  );
  return istDa ? [...wer, ['E-Mail-Adresse für die Bestätigung', angaben.email]] : null;
}

/** When it was received and where that was sent; what is paid back is said to whoever is signed in. */
export function gesagt(snapshot: AnyMachineSnapshot): readonly string[] {
  const { zugang, antworten, eingang } = z.parse(kontext, snapshot.context);
  if (!snapshot.matches('bestaetigung') || !eingang || !antworten.angaben) return [];
  return [
    'Ihr Widerruf ist am 21.11.2026 um 14:05 Uhr eingegangen.',
    `Diese Bestätigung haben wir auch an ${antworten.angaben.email} gesendet.`,
    ...(zugang === 'OFFEN'
      ? []
      : [
          `Wir erstatten Ihnen ${formatBetrag(eingang.erstattung)}, spätestens am ${formatDatumLang(eingang.erstattungBis)}.`,
        ]),
  ];
}
