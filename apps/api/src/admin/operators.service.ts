import { accountOfAddress } from '../auth/account.service.ts';
import { noteInLog } from '../auth/account-log.service.ts';
import type { Db } from '../platform/database.ts';
import { inTransaction } from '../platform/transaction.ts';
import { insertAudit } from './audit.repository.ts';
import { deleteOperator, insertOperator } from './operators.repository.ts';

type Change = 'changed' | 'unchanged' | 'unknown';

/** Grants or revokes the operator role. Only the command line does this. */
export async function setOperator(db: Db, email: string, isOperator: boolean): Promise<Change> {
  const user = await accountOfAddress(db, email);
  if (!user?.emailVerifiedAt) return 'unknown';
  return inTransaction(db, async (tx) => {
    const isChanged = await (isOperator ? insertOperator : deleteOperator)(tx, user.id);
    if (!isChanged) return 'unchanged';
    const kind = isOperator ? 'operator-role-given' : 'operator-role-taken';
    await noteInLog(tx, { userId: user.id }, kind);
    const action = isOperator ? 'operators.add' : 'operators.remove';
    await insertAudit(tx, { requestId: '', operatorId: null, action, targets: [user.id] });
    return 'changed';
  });
}
