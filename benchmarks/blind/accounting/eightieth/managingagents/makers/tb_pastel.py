import random, xlsxwriter
from common import *
random.seed(4417)
NAME='Protea Ridge TB Feb25.xlsx'
# groups: (heading, subtotal, bs?, [(code,name,beginning,ending)] ) ; signed, + debit ; P&L: (code,name,py,ending)
G=[('NON-CURRENT ASSETS','Total Non-Current Assets',1,[('6000/010','Frail Care Equipment - Cost',184260000//100*100,None),('6000/020','Frail Care Equipment - Acc Depr',-97415000,None),('6100/010','Motor Vehicle (Shuttle Bus) - Cost',61890000,61890000),('6100/020','Motor Vehicle - Acc Depr',-37134000,None),('6150/010','Solar Plant & Inverters - Cost',241500000,None),('6150/020','Solar Plant & Inverters - Acc Depr',-24150000,None)]),
('CURRENT ASSETS','Total Current Assets',1,[('8000/000','Levy Debtors Control',48362117,None),('8000/010','Provision for Doubtful Levies',-6000000,None),('8100/000','Sundry Debtors - Restaurant',3148800,None),('8200/000','Deposits: City of Cape Town',14500000,14500000),('8300/000','Prepaid Insurance',9127633,None),('8400/000','Bank - Operating 4062 118 ...',71644052,None),('8410/000','Call Account - Stabilisation Fund',415270918,None),('8420/000','32 Day Notice - Life Right Refunds',288000000,None),('8450/000','Petty Cash - Clubhouse',350000,350000)]),
('CURRENT LIABILITIES','Total Current Liabilities',1,[('9000/000','Creditors Control',-26418205,None),('9100/000','Accrued Expenses',-11845000,None),('9200/000','Levies Received in Advance',-19372244,None),('9300/000','PAYE, UIF and SDL',-8814962,None),('9400/000','Leave Pay Provision',-13260000,None),('9500/000','VAT Control Account',-4071838,None),('9600/000','Life Right Buy-back Clearing',-96500000,None)]),
('FUNDS AND RESERVES','Total Funds and Reserves',1,[('5000/000','Stabilisation Fund',-412000000,None),('5010/000','Life Right Redemption Reserve',-288000000,None),('5020/000','Solar Infrastructure Reserve',-150000000,-150000000),('5200/000','Accumulated Surplus',None,None)]),
('INCOME','Total Income',0,[('1000/010','Levies - Cottages',-641280000,None),('1000/020','Levies - Apartments',-498816000,None),('1000/030','Frail Care Fees',-387450000,None),('1000/040','Assisted Living Packages',-214830500,None),('1100/010','Meals & Restaurant Income',-98213475,None),('1100/020','Guest Suite Hire',-6842000,None),('1200/010','Electricity Recoveries',-118406922,None),('1200/020','Water Recoveries',-40977316,None),('1300/000','Exit Levy on Resale',-87500000,None),('1400/000','Interest Received',-36198470,None),('1500/000','Covered Parking & Garage Rentals',-22176000,None)]),
('EXPENSES','Total Expenses',0,[('3000/010','Salaries - Nursing & Care',468215000,None),('3000/020','Salaries - Administration',172890000,None),('3000/030','Salaries - Maintenance & Grounds',141260500,None),('3050/000','Agency Nurses',58413250,None),('3100/000','Catering Contract',187334020,None),('3150/000','Medical Consumables',31768411,None),('3200/000','Security Contract',214500000,None),('3250/010','Electricity - Bulk',203388617,None),('3250/020','Water & Sanitation',88214063,None),('3250/030','Refuse Removal',34116800,None),('3300/000','Municipal Rates - Common Property',46820400,None),('3350/000','Insurance Premiums',63125918,None),('3400/010','Repairs - Buildings',92481277,None),('3400/020','Repairs - Plumbing & Geysers',28663590,None),('3400/030','Generator & Solar Maintenance',19840000,None),('3450/000','Garden Services & Irrigation',37216450,None),('3500/000','Lift Maintenance',14880000,None),('3550/000','Shuttle Bus Fuel & Licence',11427318,None),('3600/000','Managing Agent Fee',84000000,None),('3650/000','Audit Fee',9850000,None),('3700/000','Legal & CSOS Levies',6219400,None),('3750/000','Printing, Stationery & Software',8714265,None),('3800/000','Bank Charges',3266140,None),('3850/000','Doubtful Debts',2000000,None),('3900/000','Depreciation',41800000,None)])]
ri=random.randint
rows=[]
data=[]
pl_py=sum(a[2] for g in G if not g[2] for a in g[3]); bs_o=sum(a[2] for g in G if g[2] for a in g[3] if a[2] is not None)
acc_open=-bs_o; pl_cy=0
for h,st,bs,L in G:
    for code,nm,o,e in L:
        if not bs:
            e=int(o*random.uniform(.97,1.14)); e=e//100*100 if o%100==0 else e
            pl_cy+=e
spec={'6000/010':ri(6000000,9000000),'6000/020':-19250000,'6100/020':-12378000,'6150/010':18450000,'6150/020':-25100000}
random.seed(4418)
out=[]
for h,st,bs,L in G:
    g=[]
    for code,nm,o,e in L:
        if bs:
            if code=='5200/000': o=acc_open; e=o; py=acc_open-pl_py if False else None
            elif code in spec: e=o+spec[code]
            elif e is None and o is not None:
                e=int(o*random.uniform(.84,1.17))
                if o%100==0: e=e//100000*100000
            g.append([code,nm,o,None if e is None else e,None])
        else:
            e=int(o*random.uniform(.97,1.14)); e=e//100*100 if o%100==0 else e
            if code=='3900/000': e=19250000+12378000+25100000
            g.append([code,nm,None,e,o])
    out.append((h,st,bs,g))
# plug: bank operating closing
tot=sum(r[3] for _,_,_,g in out for r in g if r[1].startswith('Bank - Operating') is False)
for _,_,_,g in out:
    for r in g:
        if r[1].startswith('Bank - Operating'): r[1]='Bank - Operating Account'; r[3]=-tot; print('bank',r[2],-tot)
        if r[0]=='5200/000': r[4]=r[2]-pl_py
        elif r[2] is not None: r[4]=r[2]
print('PY result',pl_py,'accum open',acc_open)
wb=xlsxwriter.Workbook(f'{R}/documents/{NAME}'); ws=wb.add_worksheet('TB 28 Feb 2025')
F=dict(font_name='Calibri',font_size=10); nf='#,##0.00_);(#,##0.00);"-"_)'
def fm(**k): return wb.add_format({**F,**k})
ti=fm(bold=1,font_size=14); su=fm(italic=1,font_color='#555555'); hd=fm(bold=1,text_wrap=1,align='center',valign='vcenter',bg_color='#4F6228',font_color='white',border=1); hdl=fm(bold=1,valign='vcenter',bg_color='#4F6228',font_color='white',border=1)
gh=fm(bold=1,bg_color='#D8E4BC'); tx=fm(); nu=fm(num_format=nf); sb=fm(bold=1,top=1); sn=fm(bold=1,top=1,num_format=nf); gt=fm(bold=1,top=1,bottom=6); gn=fm(bold=1,top=1,bottom=6,num_format='#,##0.00_);(#,##0.00);0.00_)')
ws.hide_gridlines(2); ws.set_column(0,0,2); ws.set_column(1,1,11); ws.set_column(2,2,38); ws.set_column(3,6,17); ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(5)
ws.write(0,1,'Protea Ridge Retirement Village NPC',ti); ws.write(1,1,'Trial Balance for the year ended 28 February 2025',fm(bold=1)); ws.write(2,1,'Exported from Pastel Partner (company PRV24) and regrouped for the auditors. Amounts in Rand; credits in brackets.',su)
ws.set_row(5,32)
H=['Account','Description','Opening Balance\n01/03/2024','Movement','Closing Balance\n28/02/2025','Prior Year\n29/02/2024']
for i,x in enumerate(H): ws.write(5,i+1,x,hdl if i<2 else hd)
ws.freeze_panes(6,3)
K=['beginning','activity','ending','other:Prior Year 29/02/2024']
r=6; totals=[]; G4=[0]*4
for h,st,bs,g in out:
    ws.write(r,1,h,gh); [ws.write_blank(r,c,None,gh) for c in range(2,7)]; r+=1; T=[0]*4; r0=r
    for code,nm,o,e,py in g:
        vals=[o,e-(o or 0),e,py]; row={"account":code,"name":nm}
        ws.write_string(r,1,code,tx); ws.write(r,2,nm,tx)
        for i,v in enumerate(vals):
            if v is None: continue
            ws.write_number(r,3+i,f(v),nu); T[i]+=v
            if v: row[K[i]]=f(v)
        rows.append(row); r+=1
    ws.write_blank(r,1,None,sb); ws.write(r,2,st,sb); t={"label":st}
    for i in range(4):
        if i==0 and not bs: ws.write_blank(r,3,None,sb); continue
        ws.write_formula(r,3+i,f'=SUM({"DEFG"[i]}{r0+1}:{"DEFG"[i]}{r})',sn,f(T[i]))
        if T[i]: t[K[i]]=f(T[i])
        G4[i]+=T[i]
    totals.append(t); r+=2
assert G4==[0]*4,G4
ws.write_blank(r,1,None,gt); ws.write(r,2,'TRIAL BALANCE TOTAL',gt)
for i in range(4): ws.write_number(r,3+i,0,gn)
totals.append({"label":"TRIAL BALANCE TOTAL",**{k:0 for k in K}})
ws.write(r+2,1,'Opening balances agree to the signed 2024 annual financial statements. Life rights themselves are held off this ledger.',su)
ws.set_footer('&L&8Prepared: Cape Town branch&R&8Page &P of &N')
wb.close()
save(NAME,'TB',K,rows,totals,'Pastel export regrouped in Excel with opening, movement, closing and prior year',True)
