# regenerates every document and truth (each maker has its own fixed seed or fixed data)
import importlib
for m in ("tb_fund_uk", "tb_print_au", "tb_schemes_ie", "ar_arrears_uk", "ar_detail_au", "ar_charges_ie", "um_pbsa_uk", "um_schemes_ie", "um_affordable_au"):
    importlib.import_module(m).make()
