package emberdelve.db.backup;

import emberdelve.db.VerifyReport;

import java.util.List;

/**
 * A backup that was made, opened and found sound.
 *
 * @param octets the size of the backup
 * @param audit what the audit of the backup has found
 * @param swept the older backups that were deleted after it was made
 */
public record BackupReport(
        BackupFile backup, long octets, VerifyReport audit, List<BackupFile> swept) {
    public BackupReport {
        swept = List.copyOf(swept);
    }
}
