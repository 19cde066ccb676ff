package emberdelve.db.backup;

import emberdelve.db.VerifyReport;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A world that was put back.
 *
 * @param audit what the audit of the world has found
 * @param replaced the folder with the files that were there before; empty when there were none
 */
public record RestoreReport(VerifyReport audit, Optional<Path> replaced) {}
