/** The part of framer-motion that moves things; on its own, so that it is fetched beside a sheet. */
export { domAnimation } from 'framer-motion';
