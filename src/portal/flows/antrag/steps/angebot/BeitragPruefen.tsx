import { useSelector } from '@xstate/react';
import { zahlweiseLabel } from '#contract/begriffe/zahlung.ts';
import type { Tarifbeitrag } from '#contract/endpoints/tarifieren/antwort.ts';
import { formatBetrag } from '#contract/fields/formatBetrag.ts';
import * as select from '#machines/antrag/selectors.ts';
import type { Annahme } from '#machines/antrag/fragen/konfigurator.ts';
import type { AntragKontext } from '#machines/antrag/context.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Compare } from '#widgets/compare/Compare.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Liste } from '../../../../pages/prosa/Liste.tsx';
import type { AntragProduktSeite } from '../../produkt.ts';
import { Schrittseite } from '../Schrittseite.tsx';
import { type StepProps, useKontext } from '../step.ts';
import styles from './Angebot.module.css';
import { t } from './texte.ts';

/** Her answers made the price another: old and new, which answer did it, and both ways on (`domain/verkauf.md §2`, 3b). */
export default function BeitragPruefen(props: StepProps) {
  const { actor, seite } = props;
  const bisher = useSelector(actor, select.tarifantwort)?.beitrag;
  const neu = useSelector(actor, select.neuerBeitrag);
  const kontext = useKontext(actor, (context) => context);
  if (!bisher || !neu) return null;
  const { versicherungsPraemie, zahlweise } = neu;
  return (
    <Schrittseite {...props} titel={t('beitragPruefenTitel')} einleitung={t('beitragPruefenText')}>
      <Compare before={betrag('bisher', bisher)} after={betrag('neu', neu)} />
      <section className={styles.teil}>
        <h2>{t('daran')}</h2>
        <Liste punkte={gruende(seite, kontext)} />
      </section>
      <Form
        onSubmit={() =>
          actor.send({
            type: 'WEITER',
            antwort: { angenommen: { versicherungsPraemie, zahlweise } },
          })
        }
      >
        <div className={styles.wege}>
          <Button type="submit">
            {t('mitNeuem', { betrag: formatBetrag(versicherungsPraemie) })}
          </Button>
          <Button variant="secondary" onClick={() => actor.send({ type: 'ANPASSEN' })}>
            {t('anpassen')}
          </Button>
        </div>
      </Form>
    </Schrittseite>
  );
}

/** What she answers otherwise than the price she saw took it; where it is none of it, what her product says. */
function gruende({ tarif, regel }: AntragProduktSeite, context: AntragKontext): string[] {
  const { antworten, bestaetigt, umfeld } = context;
  const heute = umfeld?.heute ?? '';
  const gezeigt = { ...regel.annahmen?.(antworten), ...bestaetigt };
  const anders = (tarif.konfigurator?.annahmen ?? []).flatMap((annahme) => {
    const [vorher, jetzt] = [gezeigt, antworten].map((alle) => wertIn(annahme, alle, heute));
    const option = annahme.optionen.find(({ wert }) => wert === jetzt);
    return vorher === jetzt || !option ? [] : [option.text.replaceAll('*', '')];
  });
  return anders.length > 0 ? anders : [tarif.konfigurator?.sonstigerGrund ?? t('adresse')];
}

function wertIn({ schritt, name, gesagt }: Annahme, antworten: object, heute: string): unknown {
  const antwort = Object(Reflect.get(antworten, schritt)) as Readonly<Record<string, unknown>>;
  return gesagt ? gesagt(antwort, heute) : antwort[name];
}

function betrag(welcher: 'bisher' | 'neu', beitrag: Tarifbeitrag) {
  return {
    title: t(welcher),
    amount: formatBetrag(beitrag.versicherungsPraemie),
    lines: [
      { label: t('zahlweiseZeile'), value: zahlweiseLabel[beitrag.zahlweise] },
      ...(beitrag.zahlweise === 'EINMALIG'
        ? []
        : [{ label: t('imJahrZeile'), value: formatBetrag(beitrag.jahresVersicherungsPraemie) }]),
    ],
  };
}
