from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(3114); N='plaza_commercial_roll_halifax.xlsx'
wb=Workbook(); w=wb.active; w.title='Sheet1'
for l in (['Report: Commercial Rent Roll'],['Property: 0417 - Harbourgate Plaza, Halifax NS'],['As of Date: 30-Sep-2025'],['Run Date: 14-Oct-2025 15:02'],[]): w.append(l)
w.append(['Unit','Lease','Tenant Name','Lease','Lease','Rentable','Monthly Charges',None,None,None,None,'Security','Option'])
w.append(['Number','Id','(Trade Name)','From','To','Area','Code','Description','Amount','Annual','Per SF','Deposit','Notes'])
for k in(6,7):
    for c in w[k]: c.font=Font(bold=True,name='Courier New',size=9); c.border=Border(bottom=Side(style='thin')) if k==7 else Border()
T=[('100','Seabright Pharmacy Ltd.',11200,19.5),('104','Dory & Dulse Fish Bar',2150,33),('106','Harbour Optical',1320,35),('108',None,1780,0),('110','Cove Credit Co-operative',3400,30),('112','Twice Around Consignment',2900,18.5),('116','Kickflip Kids Footwear',1650,31.5),('118','Little Lantern Daycare Inc.',4100,21),('ATM-1','Cove Credit Co-operative (ATM)',0,0),('120',None,960,0),('122','Barber on the Basin',880,36),('PAD1','Ringo Burger Restaurants ULC',3050,44)]
rows=[];tot={};u=o=v=0;A=0;dp=0;oa=0
f=lambda x:x.strftime('%d-%b-%Y')
for s,n,a,p in T:
    atm=s[:3]=='ATM'; A+=a
    if not atm: u+=1
    if not n: v+=1; w.append([s,None,'*** VACANT ***',None,None,a]); rows.append(R(unit=s,area=a,statusText='*** VACANT ***')); w.append([]); continue
    if not atm: o+=1
    oa+=a; st=addm(d(2017,2,1),r.randrange(0,98)); ex=eom(addm(st,59)); 
    while ex<d(2025,12,31): ex=eom(addm(ex,60))
    mtm=s=='112'
    ch=[('BASE','Minimum Rent',350.0 if atm else round(a*p/12,2))]
    if not atm: ch+=[('CAM','Common Area Mtce',round(a*6.4/12,2)),('TAX','Realty Tax',round(a*5.15/12,2))]
    if s in('104','PAD1','116'): ch.append(('PROMO','Promotion Fund',round(a*.75/12,2)))
    if s=='118': ch.append(('RABT','Rent Abatement',-500.0))
    dep=None if atm or s=='PAD1' else float(round(ch[0][2]/50)*50); dp+=dep or 0
    for i,(c,de,am) in enumerate(ch):
        w.append(([s,f'L{4170+len(rows):05d}',n,f(st),'Month-to-Month' if mtm else f(ex),a] if i==0 else [None]*6)+[c,de,am,round(am*12,2),round(am*12/a,2) if a else None]+([dep,r.choice([None,'2 x 5 yr','1 x 5 yr'])] if i==0 else []))
        tot[c]=round(tot.get(c,0)+am,2)
    tc=round(sum(c[2] for c in ch),2); w.append([None]*7+['Total',tc,round(tc*12,2)]); w.cell(w.max_row,8).font=w.cell(w.max_row,9).font=Font(bold=True); w.append([])
    rows.append(R(unit=s,tenantName=n,area=a,leaseStartDate=iso(st),leaseEndDate='Month-to-Month' if mtm else iso(ex),contractRent=ch[0][2],annualRent=round(ch[0][2]*12,2),charges=[dict(code=c,amount=am) for c,_,am in ch],totalCharges=tc,deposit=dep,statusText='Occupied'))
g=round(sum(tot.values()),2)
w.append(['Property Total','','',None,None,A,None,None,g,round(g*12,2),None,dp]); 
for c in w[w.max_row]: c.font=Font(bold=True); c.border=Border(top=Side(style='double'))
w.append([]); w.append(['Charge Code Summary'])
for c,x in tot.items(): w.append([c,None,None,None,None,None,None,None,x])
w.append(['Total',None,None,None,None,None,None,None,g]); w.append([])
w.append(['Occupied Area',None,oa]); w.append(['Vacant Area',None,A-oa]); w.append(['Number of Units',None,u]); w.append(['Occupied Units',None,o]); w.append(['Vacant Units',None,v]); w.append(['ATM licence excluded from unit counts.'])
for row in w.iter_rows(min_row=8):
    row[5].number_format='#,##0'
    for i in (8,9,10,11): row[i].number_format='#,##0.00;-#,##0.00'
    row[2].number_format='#,##0'
    row[2].alignment=Alignment(horizontal='left')
for c,x in zip('ABCDEFGHIJKLM',[15,9,32,13,15,10,8,19,12,13,8,11,11]): w.column_dimensions[c].width=x
w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{B}/documents/{N}'); save(N,'RETAIL',rows,'Harbourgate Plaza','2025-09-30',u,o,v,'commercial system export, charges in rows, CAD','ATM licence, abatement, text dates, charge summary')
