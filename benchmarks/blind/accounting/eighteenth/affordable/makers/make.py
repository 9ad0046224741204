import subprocess,sys,glob,os,json
R=os.path.dirname(os.path.abspath(__file__)); os.chdir(R)
for s in sorted(glob.glob('d[0-9]_*.py')): subprocess.run([sys.executable,s],check=True)
I=[("cedar_hollow_lp_tb_2025.pdf","MULTIFAMILY","TRIAL_BALANCE","O. Varnhagen","opening/activity/closing pairs, sections with subtotals, repeated headers","six columns, pairs blank when nil"),
("fort_harlan_family_housing_tb.xlsx","MULTIFAMILY","TRIAL_BALANCE","P. Ostergaard","name before code, movement by fund between opening and closing, budget beside","fund movements are no closing balances; merged two-row header"),
("maplestone_residence_tb_q2.pdf","SENIOR_HOUSING","TRIAL_BALANCE","J. Thibodeau-Lacasse","closing first, Cr marks, three-line header, name before code","Cr marks, reversed time order, planted digit"),
("delinquency_tenant_and_subsidy.pdf","MULTIFAMILY","AGED_RECEIVABLES","Brightwater Housing Alliance","household heading, charge lines, household totals, two properties, recap by payer","tenant and HAP lines in one household; dots for nil; total first"),
("residence_life_balances_april.xlsx","STUDENT_HOUSING","AGED_RECEIVABLES","R. Castellane","one line a student by month, halls with subtotals","hidden column, numbers as text with trailing minus in one hall, grouped header"),
("heron_point_ar_aging.pdf","SENIOR_HOUSING","AGED_RECEIVABLES","D. Quillfeather","one line a resident by care level, printed workbook","write-off and repayment columns before the ages; trailing minus"),
("willow_bend_rent_schedule.pdf","MULTIFAMILY","UNIT_MIX","K. Strandberg","set-aside sections, three-line headers, Courier","limits, allowance, subsidy and contract rent; same type in several sections"),
("copperline_student_mix_preleasing.xlsx","STUDENT_HOUSING","UNIT_MIX","M. Fairweather-Boone","by the bed, grouped header, side table","beds beside units, rates per bed, planted dropped row"),
("St_Brendans_suite_mix.xlsx","SENIOR_HOUSING","UNIT_MIX","T. Gallant-Moore","merged care level, wrapped cells, dollars as text","second-person fees, merged level cells, n/a")]
json.dump([dict(zip(["file","assetType","documentType","author","style","hard"],x)) for x in I],open('index.json','w'),indent=1)
# check: sums of rows against the grand total, and of columns across
AVG={"sf","actual","market","pct_occ","pct_units","ami","rent_low","rent_high","actual_sf","other:BEDS Pre-leased %","other:RATE PER BED 2026-27","other:RATE PER BED 2025-26","other:RATE PER BED Change %"}
for x in I:
    t=json.load(open('truth/'+os.path.splitext(x[0])[0]+'.json')); g=t['totals'][-1]; bad=[]
    assert os.path.exists('documents/'+x[0])
    for m in t['money']:
        if m in AVG or m not in g: continue
        s=round(sum(r.get(m,0) for r in t['rows']),2)
        if abs(s-g[m])>.005: bad.append((m,s,g[m]))
    for r in t['rows']+t['totals']:
        q=lambda *k: round(sum(r.get(i,0) for i in k),2)
        if t['kind']=='AR':
            ages=[m for m in t['money'] if m[0] in 'bm' and m[1:2].isdigit() or m=='current' or 'Before Jan' in m]
            if abs(q(*ages)-q('total'))>.005: bad.append(('across',r))
        if 'close_dr' in t['money'] and 'account' in r and abs(q('open_dr','debit','close_cr')-q('open_cr','credit','close_dr'))>.005: bad.append(('across',r))
        if 'activity' in t['money'] and abs(q('beginning','activity')-q('ending'))>.005: bad.append(('across',r))
        if x[0].startswith('fort') and abs(q(*t['money'][:4])-q('ending'))>.005: bad.append(('across',r))
    print(x[0],len(t['rows']),len(t['totals']),'PLANTED' if t['planted'] else '',bad)
