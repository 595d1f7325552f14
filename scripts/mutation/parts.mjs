/**
 * The parts of the product that are sampled: the files whose lines may be drawn, and the tests that
 * should detect mutations. The command fails if fewer than `breakAt` percent are detected. Data,
 * its loaders and texts on screen are not logic, and are left out.
 */
export const parts = {
  contract: {
    mutate: [
      'packages/contract/src/{content-path,entry-ids,match-ids,stored-versions,stored-value,truncate-input,content-input}.ts',
      'packages/contract/src/{prices,credits,entitlements,taken-credits,gst,plain-content}.ts',
    ],
    tests: ['packages/contract/src/**/*.test.ts'],
  },
  operations: {
    mutate: ['packages/operations/src/*.ts'],
    tests: ['packages/operations/src/**/*.test.ts'],
  },
  analysis: {
    mutate: ['packages/analysis/src/{checks,fact-guard,job-match,score,text}/*.ts'],
    tests: ['packages/analysis/src/**/*.test.ts'],
  },
  intake: {
    mutate: ['packages/intake/src/{fields,entries,layout}/*.ts'],
    tests: ['packages/intake/src/**/*.test.ts'],
  },
  typeset: {
    mutate: ['packages/typeset/src/{break,shape,paginate}/*.ts'],
    tests: ['packages/typeset/src/**/*.test.ts'],
  },
  documents: {
    mutate: ['packages/documents/src/{outline,docx,html,letter,export-source}/*.ts'],
    tests: ['packages/documents/src/**/*.test.ts'],
  },
  money: {
    breakAt: 85,
    mutate: [
      'apps/api/src/credits/*.ts',
      'apps/api/src/payments/{order-state,order.service,earlier-order.service,price.service}.ts',
      'apps/api/src/payments/{offers.service,verify.service,payments.routes,payments-context}.ts',
      'apps/api/src/payments/{settlement.service,reconciler,surplus,surplus.service}.ts',
      'apps/api/src/payments/{refunds,money-back.service,present-receipt,receipt-mails.service}.ts',
      'apps/api/src/payments/desk/*.ts',
      'apps/api/src/exports/{exports.routes,paid-on-arrival}.ts',
      'apps/api/src/ai/{ai-call,event-stream}.ts',
      'apps/api/src/payments/{plan-reminders.service,plan-reminder.mails}.ts',
      'apps/api/src/payments/*.repository.ts',
      'apps/api/src/payments/webhook.routes.ts',
      'apps/api/src/payments/razorpay/{razorpay,shapes,signature}.ts',
    ],
    tests: [
      'apps/api/src/{credits,payments,exports}/**/*.test.ts',
      'apps/api/src/ai/{ai-call,event-stream,cover-letter-events,cover-letter-left}.test.ts',
    ],
  },
  gates: {
    mutate: [
      'apps/api/src/platform/{fair-queue,next-task,rate-limit,request-limits,json-bodies,validation-errors}.ts',
    ],
    tests: ['apps/api/src/platform/*.test.ts'],
  },
  autosave: {
    mutate: ['apps/web/src/lib/autosave/*.ts', 'apps/web/src/lib/device-store/*.ts'],
    tests: ['apps/web/src/lib/{autosave,device-store}/*.test.ts'],
  },
};
