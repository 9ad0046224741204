import importlib
for m in 'tb_greenbar tb_netsuite tb_worksheet ar_onesite ar_twoband ar_voucher um_exhibit um_mixed um_boxscore'.split(): importlib.import_module(m).main()
