package emberdelve.db.backup;

import emberdelve.db.VerifyReport;

import java.util.List;

/**
 * A backup that was made, opened and found sound.
 *
 * @param octets its size
 * @param audit what is in it
 * @param swept older ones that were taken away for it
 */
public record BackupReport(
        BackupFile backup, long octets, VerifyReport audit, List<BackupFile> swept) {
    public BackupReport {
        swept = List.copyOf(swept);
    }
}
