package emberdelve.server.game;

import emberdelve.db.Database;
import emberdelve.db.audit.AuditPage;
import emberdelve.db.audit.AuditRow;
import emberdelve.server.admin.AuditOrder;
import emberdelve.server.checkpoint.AuditMapping;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;
import emberdelve.server.model.StaffDeed;
import emberdelve.server.view.AuditView;
import emberdelve.server.view.Note;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Instant;
import java.util.List;

/** The reader of the stored deeds of staff. Thread: world asks, jobs answer. */
record AuditReader(Database database, Jobs jobs, Inbox inbox) {
    private static final Logger LOG = LoggerFactory.getLogger(AuditReader.class);

    @Inject
    AuditReader {}

    /**
     * @param recent deeds that are perhaps not stored yet
     * @param second the time of the request, used for deeds that are not stored yet
     * @return false when too much waits already
     */
    boolean take(AuditOrder order, List<StaffDeed> recent, long second) {
        var rows = rows(recent, second);
        return jobs.offer(() -> answer(order, rows));
    }

    /** A page of deeds that are kept only in memory. */
    static AuditView page(AuditOrder order, List<StaffDeed> deeds, long second) {
        return view(
                order,
                AuditPage.of(
                        rows(deeds, second), order.name(), order.page(), AuditOrder.PAGE_DEEDS));
    }

    /** Thread: jobs. */
    private void answer(AuditOrder order, List<AuditRow> recent) {
        Input answer;
        try {
            var page =
                    database.auditLog()
                            .page(order.name(), order.page(), AuditOrder.PAGE_DEEDS, recent);
            answer = new Input.AuditRead(order.who(), view(order, page));
        } catch (RuntimeException unreadable) {
            LOG.warn("the audit cannot be read: {}", unreadable.getMessage());
            answer = new Input.Answered(order.who(), Note.of("audit.unreadable"));
        }
        if (!inbox.offer(answer)) LOG.warn("{} was not shown the audit", order.who());
    }

    private static List<AuditRow> rows(List<StaffDeed> deeds, long second) {
        var at = Instant.ofEpochSecond(second);
        return deeds.stream().map(deed -> AuditMapping.row(deed, at)).toList();
    }

    private static AuditView view(AuditOrder order, AuditPage page) {
        return AuditView.of(
                order.name(),
                order.page(),
                page.total(),
                AuditOrder.PAGE_DEEDS,
                page.rows().stream().map(AuditReader::deed).toList());
    }

    private static AuditView.Deed deed(AuditRow row) {
        return new AuditView.Deed(
                row.id(),
                row.at().getEpochSecond(),
                row.tick(),
                row.who(),
                row.fromWhere(),
                row.deed(),
                row.target(),
                row.detail());
    }
}
