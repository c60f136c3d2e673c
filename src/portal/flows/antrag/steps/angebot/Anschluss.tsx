import { formatDatumLang } from '#contract/tag.ts';
import { anschlusstag, beginntAm, laeuftNochBis } from '#machines/antrag/anschluss.ts';
import { Button } from '#widgets/button/Button.tsx';
import { Form } from '#widgets/form/Form.tsx';
import { Schrittseite } from '../Schrittseite.tsx';
import { type StepProps, useKontext } from '../step.ts';
import styles from './Angebot.module.css';
import { t } from './texte.ts';

/** She chose a begin while her contract elsewhere still runs: she is told, and lays it behind that (`domain/verkauf.md §4`). */
export default function Anschluss(props: StepProps) {
  const { actor } = props;
  const { angebot, vorversicherung } = useKontext(actor, ({ antworten }) => antworten);
  const bis = laeuftNochBis(vorversicherung);
  const tag = anschlusstag(vorversicherung);
  if (!angebot || bis === null || tag === null) return null;
  const bei = vorversicherung?.vorversicherer ?? '';
  return (
    <Schrittseite
      {...props}
      titel={t('anschlussTitel')}
      einleitung={t('anschlussText', {
        bei,
        bis: formatDatumLang(bis),
        beginn: formatDatumLang(beginntAm(angebot)),
      })}
    >
      <Form onSubmit={() => actor.send({ type: 'WEITER', antwort: { beginn: tag } })}>
        <div className={styles.wege}>
          <Button type="submit">{t('beginnLegen', { tag: formatDatumLang(tag) })}</Button>
          <Button
            variant="secondary"
            onClick={() => actor.send({ type: 'xstate.route', to: '#angebot' })}
          >
            {t('andererTag')}
          </Button>
        </div>
      </Form>
    </Schrittseite>
  );
}
