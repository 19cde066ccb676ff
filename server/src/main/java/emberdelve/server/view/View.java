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
                RecapView,
                ReportsView,
                RoomView,
                RoundView,
                ScoreView,
                SettingsView,
                Text,
                TimelineView,
                UsersView,
                VitalsView,
                WhoView {}
