package emberdelve.server.view;

/** An answer to show to one reader. */
public sealed interface View
        permits AuditView,
                ChannelsView,
                CommandsView,
                CorpseView,
                EquipmentView,
                ExitsView,
                GroupView,
                HelpView,
                HistoryView,
                InventoryView,
                Listing,
                NewsView,
                Note,
                Question,
                ReportsView,
                RoomView,
                ScoreView,
                SettingsView,
                Text,
                TimelineView,
                UsersView,
                VitalsView,
                WhoView {}
