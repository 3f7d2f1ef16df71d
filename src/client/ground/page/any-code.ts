/** Stands for whatever code an address names, where the gateway asks what a screen asks ahead. */
export const anyCode = 'ANY-CODE';
