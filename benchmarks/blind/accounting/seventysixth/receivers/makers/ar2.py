import random
from datetime import date,timedelta
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(5150)
NAME='PAST DUE by bldg 041025.xlsx'
ASOF=date(2025,4,10)
FN='Marla Devin Trent Yolanda Curtis Shawna Pete Alma Rudy Kendra Willis Tonya Ernesto Gail Darnell Beth Hollis Joanne Cesar Misty Duane Lupe Norris Candace Ike Rhonda Vernon Tasha Elmer Noreen Jorge Sheila Brock Ivy Lamar Dottie'.split()
LN='Abernethy Bascom Colvard Dupree Estep Farrow Gaddis Hollowell Ingle Jessup Kirkpatrick Lomax McBane Nettles Oakes Pruett Quarles Rainey Stroud Tidwell Upshaw Villegas Wofford Yarbro Zuniga Beasley Crump Denson Faircloth Gentry Huddleston Lassiter Mabry Ocampo Peeler Ransom Shoaf Teague'.split()
BIZ=['Rapid Rooter Plumbing','B&T Lawn Service','Grace Fellowship Outreach','Tri-City Vending','J. Colvard Drywall','Coastal Event Tents','Piedmont Pressure Wash','Youth Football Boosters']
SZ={'A':[('5x5',42),('5x10',58),('10x10',94)],'B':[('10x10',99),('10x15',124),('10x20',149)],'C':[('5x10 CC',79),('10x10 CC',129),('10x15 CC',168)],'D':[('10x20',155),('10x25',179),('10x30',205)],'RV':[('RV 12x30',85),('RV 12x40',105)]}
N={'A':38,'B':34,'C':41,'D':27,'RV':18}
COLS=['other:Days','other:Rate','other:1 - 10','other:11 - 30','b31_60','b61_90','b90','total']
thin=Side(style='thin',color='999999'); 
wb=Workbook(); ws=wb.active; ws.title='PastDue'
f=lambda **k: Font(name='Arial',size=9,**k)
ws['A1']='SOUTHPORT SELF STORAGE - PAST DUE TENANTS BY BUILDING'; ws['A1'].font=Font(name='Arial',size=12,bold=True)
ws['A2']='As of 4/10/2025  (gate system download, typed over by site mgr for receiver)   Amounts owed spread by days past due.'; ws['A2'].font=f(italic=True)
H1=['Space','Size','Tenant','Acct','Paid','Days','','','','','','','Total','Lien']
H2=['','','','No.','Thru','Past Due','Rate','1 - 10','11 - 30','31 - 60','61 - 90','Over 90','Due','Status']
for i,(a,b) in enumerate(zip(H1,H2),1):
    for r,v in ((4,a),(5,b)):
        c=ws.cell(r,i,v or None); c.font=f(bold=True); c.fill=PatternFill('solid',fgColor='D9D9D9'); c.alignment=Alignment(horizontal='center')
        if r==5: c.border=Border(bottom=thin)
for L,w in zip('ABCDEFGHIJKLMN',[8,10,26,9,10,7,9,10,10,10,10,11,11,15]): ws.column_dimensions[L].width=w
ACC='_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
r=6; rows=[];totals=[]; keys=COLS[2:]
GT={k:0 for k in keys}; used=set(); gc=0
def put(r,d,s,pt,stat,acct):
    ws.cell(r,1,d['unit']); ws.cell(r,2,s); ws.cell(r,3,d['name']); ws.cell(r,4,acct)
    c=ws.cell(r,5,pt); c.number_format='m/d/yy'; ws.cell(r,6,d['other:Days Past Due']); c=ws.cell(r,7,d['other:Rate']); c.number_format='0.00'
    for i,k in enumerate(keys): c=ws.cell(r,8+i,d.get(k,0)); c.number_format=ACC
    ws.cell(r,14,stat)
    for i in range(1,15): ws.cell(r,i).font=f()
planted=None
for b in N:
    c=ws.cell(r,1,'RV / BOAT LOT' if b=='RV' else f'BUILDING {b}'); c.font=f(bold=True,underline='single'); r+=1
    ids=sorted(R.sample(range(1,140 if b!='RV' else 60),N[b])); ST={k:0 for k in keys}; blk=[]
    for u in ids:
        s,rate=R.choice(SZ[b]); rate=rate+R.choice([0,0,0,4,6,10,-5])
        while True:
            nm=R.choice(BIZ) if R.random()<.05 else f'{R.choice(LN)}, {R.choice(FN)}'
            if nm not in used: used.add(nm); break
        days=R.choice([R.randint(2,10)]*4+[R.randint(11,30)]*4+[R.randint(31,60)]*3+[R.randint(61,90)]*2+[R.randint(91,160)])
        v={}; a=days
        while a>0:
            k='other:1 - 10' if a<=10 else 'other:11 - 30' if a<=30 else 'b31_60' if a<=60 else 'b61_90' if a<=90 else 'b90'
            amt=rate+(20 if a>5 else 0)+(50 if 30<a<=60 and days>45 else 0)
            v[k]=r2(v.get(k,0)+amt); a-=30
        if R.random()<.08 and len(v)>1:
            k=min(v,key=lambda q:keys.index(q)); k=[q for q in keys if q in v][-1]; v[k]=r2(v[k]-R.choice([25,40,37.5,50])) # partial payment
        v['total']=r2(sum(v.values()))
        stat='Auction 4/24' if days>110 else 'Lien ltr sent' if days>60 else 'Overlocked' if days>15 else None
        if days>30 and R.random()<.06: stat='Pmt plan'
        d=dict(unit=f'{b}{u:03d}' if b!='RV' else f'RV-{u:02d}',name=nm,resident=str(R.randint(10200,19899)))
        d['other:Days Past Due']=days; d['other:Rate']=float(rate); d.update(v)
        for k in keys: ST[k]=r2(ST[k]+v.get(k,0))
        blk.append((d,s,ASOF-timedelta(days=days),stat,int(d['resident'])))
    cnt=len(blk)
    if b=='C':
        x=blk[17]; blk.insert(21,x)
        planted=dict(what=f"{x[0]['unit']} {x[0]['name']} stands twice in Building C; the printed totals count it once",kind='row_doubled')
    for x in blk:
        put(r,*x); rows.append(dict(x[0])); r+=1
    lab=f"Total {'RV / Boat Lot' if b=='RV' else 'Building '+b} - {cnt} accounts"; gc+=cnt
    def tl(lab,T,r,top='thin'):
        ws.cell(r,3,lab).font=f(bold=True)
        for i,k in enumerate(keys):
            c=ws.cell(r,8+i,T[k]); c.number_format=ACC; c.font=f(bold=True); c.border=Border(top=Side(style=top))
        totals.append(dict(label=lab,**{k:v for k,v in T.items() if v}))
    tl(lab,ST,r); r+=2
    for k in keys: GT[k]=r2(GT[k]+ST[k])
tl(f'TOTAL ALL - {gc} accounts',GT,r,'double')
ws.cell(r+2,1,'Fees: late $20 after 5th day, lien/overlock $50. Deposits not held at this site.').font=f(italic=True)
ws.freeze_panes='D6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.print_title_rows='4:5'
wb.save(doc(NAME)); print(planted)
COLS[0]='other:Days Past Due'
save(NAME,'AR','self-storage past-due list by building, one row a tenant, two-line header, subtotals typed as values',False,COLS,rows,totals,planted)
