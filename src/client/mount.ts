/**
 * The build puts this beside React: what React does as it begins is then done with its own file, a
 * task before ours, and a touch finds room between the two.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
