export { failures, sentences } from '../betriebshaftpflicht/failures.ts';
