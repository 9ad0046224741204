# Industrial, openpyxl, invoice detail under tenant heading rows
from common import *
import openpyxl,datetime as dt
from openpyxl.styles import *
R=random.Random(4305)
N='Open Invoices - Kessler Junction'
T=[('1-100','Bexley Fastener Supply, Inc.','KJ0012',14),('1-220','Northgate Cold Chain','KJ0019',0),('2-100','Tri-Rivers Pallet Co-op','KJ0023',3),('2-140','Amaro Stone & Tile','KJ0024',2),('3-A','Pinnacle Crating LLC','KJ0031',5),('3-B','Volta Bench Works','KJ0035',1),('4-100','Dockside Auto Glass','KJ0040',4),('4-115','Hearth & Hollow Furniture','KJ0041',6),('5-YARD','Meridian Trailer Leasing','KJ0047',3),('6-200','Greenbriar Labels (moved out 3/31)','KJ0008',2)]
ch=['Base Rent','CAM Estimate','RE Tax Estimate','Late Charge','Utility Rebill','Insurance Est.','2025 CAM True-up']
asof=dt.date(2026,6,30)
wb=openpyxl.Workbook();ws=wb.active;ws.title='Aging Detail'
ar=lambda **k:Font(name='Arial',size=9,**k);thin=Side(style='thin',color='888888')
def put(r,c,v,f=None,nf=None,al=None):
    x=ws.cell(r,c,v);x.font=f or ar()
    if nf:x.number_format=nf
    if al:x.alignment=Alignment(horizontal=al,wrap_text=True,vertical='bottom')
    return x
put(1,1,'KESSLER JUNCTION INDUSTRIAL PARK',ar(bold=True));ws['A1'].font=Font(name='Arial',size=13,bold=True);ws.merge_cells('A1:J1')
put(2,1,'Open invoices by tenant, aged on days past due');put(3,1,'Aging date');put(3,2,dt.datetime(2026,6,30),nf='mmmm d, yyyy',al='left')
H=['Charge','Invoice','Invoice date','Due','Balance','Not yet due','1-30','31-60','61-90','90+']
put(5,6,'Days past due',ar(bold=True,italic=True),al='center');ws.merge_cells('F5:J5')
for i,h in enumerate(H,1):
    x=put(6,i,h,ar(bold=True,color='FFFFFF'),al='left' if i<5 else 'right');x.fill=PatternFill('solid',fgColor='5B4636')
K=['total','current','b1_30','b31_60','b61_90','b90'];rows=[];tots=[];r=7;G=[0]*6;inv=20481
nf='#,##0.00_);(#,##0.00)'
for u,n,code,cnt in T:
    if cnt==0: continue
    put(r,1,f'Unit {u}',ar(bold=True));put(r,2,n,ar(bold=True));put(r,5,code,ar(italic=True),al='right')
    for c in range(1,11): ws.cell(r,c).fill=PatternFill('solid',fgColor='EFE8E0')
    r+=1;S=[0]*6
    L=[]
    for k in range(cnt):
        m=R.choice([1,2,3,4,5,6,6,6,7]) if 'moved' not in n else R.choice([2,3])
        L.append((dt.date(2026,m,1)-dt.timedelta(days=R.choice([5,7,10])),dt.date(2026,m,1)))
    for idt,due in sorted(L):
        c=R.choice(ch);amt={'Base Rent':R.uniform(4200,16800),'Late Charge':R.choice([150,250,312.5])}.get(c,R.uniform(210,2900));amt=r2(amt)
        neg=R.random()<.09
        if neg: c='Unapplied Cash';amt=-r2(R.uniform(90,1500));iv=None
        else: iv=f'INV-{inv}';inv+=R.randrange(1,9)
        dd=(asof-due).days;b=1 if dd<=0 else 2 if dd<=30 else 3 if dd<=60 else 4 if dd<=90 else 5
        put(r,1,c);put(r,2,iv);put(r,3,dt.datetime(*idt.timetuple()[:3]),nf='m/d/yy',al='left');put(r,4,dt.datetime(*due.timetuple()[:3]),nf='m/d/yy',al='left');put(r,5,amt,nf=nf);put(r,5+b,amt,nf=nf)
        d=dict(unit=u,resident=code,name=n.split(' (')[0],charge=c,date=idt.isoformat(),total=amt)
        if iv:d['invoice']=iv
        d[K[b]]=amt;rows.append(d);S[0]=r2(S[0]+amt);S[b]=r2(S[b]+amt);r+=1
    put(r,1,f'Tenant balance',ar(bold=True))
    d=dict(label='Tenant balance')
    for i,v in enumerate(S): x=put(r,5+i,v,ar(bold=True),nf);x.border=Border(top=thin);d[K[i]]=v
    tots.append(d);G=[r2(a+b) for a,b in zip(G,S)];r+=2
put(r,1,'PARK TOTAL',ar(bold=True));d=dict(label='PARK TOTAL')
for i,v in enumerate(G): x=put(r,5+i,v,ar(bold=True),nf);x.border=Border(top=thin,bottom=Side(style='double'));d[K[i]]=v
tots.append(d);r+=1
put(r,1,'% of total',ar(italic=True))
for i,v in enumerate(G): put(r,5+i,round(v/G[0],4),ar(italic=True),'0.0%')
put(r+2,1,'Greenbriar: deposit of 6,400.00 to be applied once the walk-through is signed off.',ar(italic=True));put(r+3,1,'Northgate Cold Chain (Unit 1-220) has no open items.',ar(italic=True))
for c,w in zip('ABCDEFGHIJ',[20,14,12,10,13,13,13,13,13,13]): ws.column_dimensions[c].width=w
ws.freeze_panes='A7';ws.print_title_rows='5:6';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
for row in rows:
    if row['unit']=='6-200': row['name']='Greenbriar Labels (moved out 3/31)'
wb.save(f'{DOC}/{N}.xlsx');truth(N,'AR',K,rows,tots)
