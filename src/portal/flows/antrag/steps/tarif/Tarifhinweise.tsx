import { useSelector } from '@xstate/react';
import type { Tarifhinweis } from '#contract/endpoints/tarifieren/antwort.ts';
import { verlegungssatz } from '#machines/antrag/anschluss.ts';
import * as select from '#machines/antrag/selectors.ts';
import { Button } from '#widgets/button/Button.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { Liste } from '../../../../pages/prosa/Liste.tsx';
import { schrittTitel } from '../../schrittTitel.ts';
import { type StepProps, useKontext } from '../step.ts';
import { t } from './texte.ts';

interface Props extends StepProps {
  /** Where they are read; changing something leads back here. */
  ziel: string;
}

/** What the price gives cause to know; a gap in the cover stands by itself. */
export function Tarifhinweise(props: Props) {
  const { actor } = props;
  const antwort = useSelector(actor, select.tarifantwort);
  const kontext = useKontext(actor, (context) => context);
  if (antwort?.ergebnis !== 'VERSICHERBAR') return null;
  // An offer says it where the sum is chosen.
  const luecken =
    props.seite.tarif.konfigurator && props.ziel === 'angebot'
      ? []
      : antwort.hinweise.filter(istLuecke);
  const weitere = antwort.hinweise.filter((hinweis) => !istLuecke(hinweis)).map(({ text }) => text);
  const verlegt = props.ziel === 'angebot' && verlegungssatz(kontext);
  if (verlegt) weitere.unshift(verlegt);
  return (
    <>
      {luecken.map(({ code, text }) => (
        <InfoBox key={code} type="warning" headline={text} action={<Summenaendern {...props} />}>
          {t('unterversicherungFolge')}
        </InfoBox>
      ))}
      {weitere.length > 0 && (
        <InfoBox type="neutral" headline={t('gutZuWissen')}>
          <Liste punkte={weitere} />
        </InfoBox>
      )}
    </>
  );
}

/** What is not insured though it looks like it. */
function istLuecke({ code }: Tarifhinweis): boolean {
  return code === 'UNTERVERSICHERUNG';
}

/** Leads to the sum where the application asks for one. */
function Summenaendern({ gang, seite, schritte, ziel }: Props) {
  const schritt = seite.tarif.konfigurator ? 'angebot' : 'versicherungssumme';
  if (!schritte.includes(schritt)) return null;
  return (
    <Button variant="secondary" onClick={() => gang.send({ type: 'BEARBEITEN', schritt, ziel })}>
      {t('schrittAendern', { schritt: schrittTitel(seite.chart, schritt) })}
    </Button>
  );
}
