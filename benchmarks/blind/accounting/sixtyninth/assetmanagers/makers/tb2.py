# NetSuite-export-then-edited consolidation by entity, industrial parks, xlsx
from h import *; import xlsxwriter
r=random.Random(22); N='Consol TB - Midpoint Industrial 9-30-26.xlsx'
A=[l.split('|') for l in '''H|ASSETS
10100|Operating Cash - First Plains Bank|640
10150|Lockbox Clearing|22
10300|Restricted Cash - Lender Reserves|410
11000|Tenant Receivables|188
11050|Straight-Line Rent Receivable|905
11090|Allowance - Tenant Receivables|-34
12000|Intercompany Receivable|IC
13000|Prepaid Insurance|67
13100|Prepaid Taxes|0z
15000|Land|9200
15100|Buildings|41800
15200|Tenant Improvements|3650
15300|Leasing Commissions, Capitalized|1720
15900|Accumulated Depreciation|-8840
15950|Accumulated Amortization - TI/LC|-1910
H|LIABILITIES
20000|Accounts Payable|-141
20100|Accrued Liabilities|-96
20200|Accrued Property Tax|-702
21000|Security Deposits Held|-388
21100|Prepaid Rents|-119
22000|Intercompany Payable|IP
25000|Mortgage Loan|-28400
H|EQUITY
30000|Member Capital|PLUG
31000|Member Distributions|1850
32000|Retained Earnings|-960
H|REVENUE
40000|Base Rent|-5120
40050|Straight-Line Rent Adjustment|-164
41000|CAM Recoveries|-742
41100|Real Estate Tax Recoveries|-911
41200|Insurance Recoveries|-133
42000|Late Charges|-9
43000|Management Fee Income - Affiliates|MI
H|OPERATING EXPENSES
50100|Landscaping & Snow|121
50200|Parking Lot Sweeping & Repair|47
50300|Roof & Exterior Maintenance|88
50400|Fire/Life Safety|31
50500|Utilities - Common|96
50600|Trash|12
51000|Property Taxes|938
51100|Insurance Expense|146
52000|Management Fees|MF
52100|Professional Fees|58
52200|Bad Debt Expense|0s
H|NON-OPERATING
60000|Interest Expense|1065
61000|Depreciation|1015
61100|Amortization|244'''.split('\n')]
ENT=['Midpoint Holdings LLC','Midpoint North Park LLC','Midpoint Rail Yard LLC','Midpoint Crossdock LLC']
sh=[.02,.46,.31,.21]
G=[]
for q in A:
    if q[0]=='H': G.append(q);continue
    k=q[2]; e=[0]*4; el=0
    if k=='IC': e=[61240018,0,0,0]; el=-61240018
    elif k=='IP': e=[0,-30911250,-19400768,-10928000]; el=61240018
    elif k=='MI': e=[-20311440,0,0,0]; el=20311440
    elif k=='MF': e=[0,9342110,6300500,4668830]; el=-20311440
    elif k=='0z': e=[0,0,4411900,0]
    elif k=='0s': e=[0,1212540,0,-85000]
    elif k=='PLUG': pass
    else:
        b=float(k)*100000
        for i in range(4):
            if i==0 and (q[0][0] in '456' or q[0] in('11000','11050','11090','15000','15100','15200','15300','15900','15950','21000','25000','20200','21100')) and q[0] not in('52100',): continue
            e[i]=int(b*sh[i]*r.uniform(.85,1.15))
    G.append([q[0],q[1],e,el])
pl=[g for g in G if g[0]=='30000'][0]
for i in range(4): pl[2][i]=-sum(g[2][i] for g in G if g[0]!='H')
L=[g for g in G if g[0]!='H']
for g in L: g.append(int((sum(g[2])+g[3])*r.uniform(.88,1.04)))
pl[4]=0; pl[4]=-sum(g[4] for g in L)
wb=xlsxwriter.Workbook(D(N)); ws=wb.add_worksheet('Consol TB'); nt=wb.add_worksheet('JE notes')
f=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
nf='#,##0.00_);(#,##0.00);"-"??_)'
ws.write(0,0,'Midpoint Industrial Venture (Consolidated)',f(bold=True)); ws.write(1,0,'Trial Balance by Subsidiary'); ws.write(2,0,'As of September 30, 2026'); ws.write(3,0,'Options: Show zeros as dash  |  Debit / (Credit)',f(italic=True,font_color='#666666'))
hd=['Account','Description']+ENT+['Eliminations','Ending Balance','Prior Year']
for j,t in enumerate(hd): ws.write(5,j,t,f(bold=True,text_wrap=True,bottom=2,align='center' if j>1 else 'left',bg_color='#E7EDF3'))
ws.set_column(0,0,10); ws.set_column(1,1,37); ws.set_column(2,8,16); ws.set_row(5,30); ws.freeze_panes(6,2)
K=['other:'+x for x in ENT]+['other:Eliminations','ending','other:Prior Year']; T=[]; y=6; F=f(num_format=nf); t0=y
for g in G:
    if g[0]=='H':
        y+=(y>6); ws.write(y,0,g[1],f(bold=True,font_color='#1F3864')); y+=1; continue
    ws.write_string(y,0,g[0],f()); ws.write(y,1,g[1],f())
    vals=g[2]+[g[3],sum(g[2])+g[3],g[4]]
    row=dict(account=g[0],name=g[1])
    for j,(k,x) in enumerate(zip(K,vals)):
        if j==5: ws.write_formula(y,7,f'=SUM(C{y+1}:G{y+1})',F,v(x))
        elif j==4 and x==0: ws.write_blank(y,6,None,F)
        else: ws.write_number(y,j+2,v(x),F)
        if x: row[k]=v(x)
    T.append(row); y+=1
tot=dict(label='Total (should be zero)')
y+=1; B=f(num_format='#,##0.00_);(#,##0.00);0.00_)',bold=True,top=1,bottom=6); ws.write(y,1,'Total (should be zero)',f(bold=True))
for j,k in enumerate(K):
    s=[sum(g[2][j] for g in L) if j<4 else 0][0] if j<4 else [sum(g[3] for g in L),sum(sum(g[2])+g[3] for g in L),sum(g[4] for g in L)][j-4]
    assert s==0,(k,s); ws.write_formula(y,j+2,f'=ROUND(SUM({chr(67+j)}{t0+1}:{chr(67+j)}{y}),2)',B,0); tot[k]=0.0
ws.write(y+2,0,'Prepared by: regional accounting (KC)   Reviewed: ______',f(italic=True)); ws.set_landscape(); ws.fit_to_pages(1,0)
for i,t in enumerate(['Eliminations booked at consolidation level only:','ELIM-01  Intercompany receivable / payable','ELIM-02  Affiliate management fees','Prior Year = 9/30/2025 consolidated, as reported']): nt.write(i,0,t)
wb.close(); save(N,'TB','NetSuite consolidation by subsidiary, eliminations and prior year, industrial',True,K,T,[tot])
