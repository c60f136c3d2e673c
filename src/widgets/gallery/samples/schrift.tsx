import type { Sample } from '../sample.ts';
import styles from './schrift.module.css';

const stufen = [
  ['figure', '8,97'],
  ['h1', 'Passt dieser Schutz zu Ihnen?'],
  ['figure-second', '42.250\u00A0EUR'],
  ['h2', 'Was soll dazu?'],
  ['lead', 'Hausratversicherung für 65\u00A0m² in Münster'],
  ['h3', 'Elementarschutz'],
  ['body', 'Wir zahlen jeden Schaden voll.'],
  ['small', 'Hochwasser, Starkregen, Rückstau'],
  ['hint', 'im Monat'],
] as const;

export default {
  titel: 'Schrift und Ziffern',
  gruppe: 'Rahmen',
  zustaende: {
    stufen: () => (
      <div className={styles.steps}>
        {stufen.map(([name, text]) => (
          <p key={name} className={styles[name]}>
            {text}
          </p>
        ))}
      </div>
    ),
    ziffern: () => (
      <div className={styles.digits}>
        {[400, 600, 700].map((fontWeight) => (
          <p key={fontWeight} style={{ fontWeight }}>
            0123456789
          </p>
        ))}
      </div>
    ),
    betraege: () => (
      <p className={styles.amounts}>
        {['107,64\u00A0EUR', '1.800,00\u00A0EUR', '−\u00A00,74\u00A0EUR'].map((betrag) => (
          <span key={betrag}>{betrag}</span>
        ))}
      </p>
    ),
    kennung: () => (
      <p>
        Hilfecode <code>K0O7D</code>
      </p>
    ),
  },
} satisfies Sample;
