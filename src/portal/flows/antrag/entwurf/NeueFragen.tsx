import { useSelector } from '@xstate/react';
import type { Geoeffnet } from '#machines/draft/context.ts';
import { schrittVon } from '#machines/walk.ts';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import type { AntragProduktSeite } from '../produkt.ts';
import { schrittTitel } from '../schrittTitel.ts';
import { type StepProps, useKontext } from '../steps/step.ts';
import { t } from './texte.ts';

interface Props extends Pick<StepProps, 'actor' | 'seite'> {
  geoeffnet: Geoeffnet;
}

/** What this page asks otherwise than when the application was saved; gone once it is answered. */
export default function NeueFragen({ actor, seite, geoeffnet }: Props) {
  const schritt = useSelector(actor, schrittVon);
  const antworten = useKontext(actor, (context) => context.antworten);
  const neu = geoeffnet.neueFragen.find((eine) => eine.schritt === schritt);
  if (!neu || schritt === null) return null;
  // The choice at the price was made for today; she only looks at it.
  if (schritt !== 'angebot' && Reflect.get(antworten, schritt) !== undefined) return null;
  const namen = new Set(neu.felder.map((feld) => frageZu(seite, schritt, feld)));
  const fragen = [...namen].map((name) => `„${name}“`).join(', ');
  return (
    <InfoBox type="neutral" headline={t('neuTitel')}>
      {t('neuText', { fragen })}
    </InfoBox>
  );
}

/** A field as its page calls it. */
function frageZu(seite: AntragProduktSeite, schritt: string, pfad: string): string {
  const [name = ''] = pfad.split('.');
  if (schritt === 'angebot' && name.startsWith('beginn')) return t('beginn');
  if (name === 'versicherungsbeginn') return t('beginn');
  for (const feld of seite.fragen[schritt]?.felder ?? []) {
    if (feld.art === 'adresse') {
      if (['plz', 'ort', 'strasse', 'hausnummer'].includes(name)) return t('adresse');
    } else if (feld.name === name) return feld.label;
  }
  return schrittTitel(seite.chart, schritt);
}
