import type { Vertrag } from '#contract/entities/vertrag.ts';
import { formatBetrag } from '#contract/fields/betrag.ts';
import { formatDatum } from '#contract/tag.ts';
import { texte } from '../../texte.ts';

/** When and why it ended, and what is still paid back; null while it runs. */
export function endesatz({ ende }: Pick<Vertrag, 'ende'>): string | null {
  if (ende === null) return null;
  const { am, grund, erstattung } = ende;
  if (grund === null) return am === null ? null : t('geendet', { am: formatDatum(am) });
  const werte = {
    am: am === null ? '' : formatDatum(am),
    grund: t(`weil${grund}`),
    betrag: erstattung === null ? '' : formatBetrag(erstattung.betrag),
    bis: erstattung === null ? '' : formatDatum(erstattung.bis),
  };
  if (am === null) return t(erstattung === null ? 'nieBegonnen' : 'nieBegonnenErstattet', werte);
  return t(erstattung === null ? 'geendetWeil' : 'geendetErstattet', werte);
}

const t = texte('vertrag.ende', {
  geendet: 'Dieser Vertrag endete am {am}.',
  geendetWeil: 'Dieser Vertrag endete am {am}, weil {grund}.',
  geendetErstattet:
    'Dieser Vertrag endete am {am}, weil {grund}, und wir erstatten {betrag} bis zum {bis}.',
  nieBegonnen: 'Dieser Vertrag hat nicht begonnen, weil {grund}.',
  nieBegonnenErstattet:
    'Dieser Vertrag hat nicht begonnen, weil {grund}, und wir erstatten {betrag} bis zum {bis}.',
  weilKUENDIGUNG: 'er gekündigt wurde',
  weilWIDERRUF: 'er widerrufen wurde',
  weilREISE: 'die Reise vorbei war',
  weilRISIKOFORTFALL: 'es nichts mehr zu versichern gab',
  weilERSTBEITRAG: 'der erste Beitrag nicht gezahlt wurde',
  weilZAHLUNGSVERZUG: 'ein Beitrag nicht gezahlt wurde',
});
