/** How long tests wait for what comes on a machine that has much else to do. */
export const PATIENCE = { timeout: 60_000, interval: 20 }
