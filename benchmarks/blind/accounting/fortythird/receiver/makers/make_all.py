import glob,os,subprocess,sys,json
H=os.path.dirname(os.path.abspath(__file__))
for s in sorted(glob.glob(H+'/make_*.py')):
    if not s.endswith('make_all.py'): subprocess.run([sys.executable,s],check=True,cwd=H)
I=[("kestrel_point_gl_tb_0626.pdf","OFFICE","TRIAL_BALANCE","monospaced system print, CR suffix, beginning/debits/credits/ending, section totals, cut names","CR as sign, truncated names, section continued over pages"),
("Ordway Rd Warehouse - receiver opening TB.xlsx","WAREHOUSE","TRIAL_BALANCE","receiver's working paper: owner's Dr/Cr, adjustments Dr/Cr, opening Dr/Cr, entry refs and comments","three pairs under merged heads, hidden column, other sheets, empty accounts"),
("3-estate TB June 2026 (Bellhaven).pdf","MIXED_USE","TRIAL_BALANCE","court exhibit, three estates in bands, name before ledger no., ending before beginning","order of columns, debit and credit balance totals, planted"),
("AgingDetail_FallsCrossing_2026-06-30.pdf","RETAIL","AGED_RECEIVABLES","charge-level aging by tenant heading, trailing minus","tenants broken over pages, unapplied receipts, share row"),
("marlowe delinq 7-1.xlsx","MULTIFAMILY","AGED_RECEIVABLES","hand-kept sheet by month billed, status sections, date headers","months as date cells, prepaid negative, notes, odd total labels"),
("PastDue_LockedUnits_Copperline.pdf","SELF_STORAGE","AGED_RECEIVABLES","storage system list, total first, second line with phone, page totals","two-line rows, fees outside buckets, page totals, planted"),
("Starlite Inn_room types_takeover count.xlsx","HOSPITALITY","UNIT_MIX","walk-through room count, weekly rates, grouped heads","out-of-order rooms, unrented types, one label Subtotal thrice"),
("BIGLOCK_unit_mix.xls","SELF_STORAGE","UNIT_MIX","all-capitals storage economic summary, sections, legacy .xls","same sizes in several sections, loss to lease in parentheses"),
("ReceiverReport_AppxD_UnitMix_Thornapple_Apts.pdf","MULTIFAMILY","UNIT_MIX","report appendix with prose, LIHTC/HOME/market, three-line heads","BR / baths in one column, dashes, short total labels")]
json.dump([dict(file=f,assetType=a,documentType=d,author="receiver's controller",style=s,hard=h) for f,a,d,s,h in I],open(H+'/index.json','w'),indent=1)
