# storage system: workbook export, unit roll + unit type recap sheet
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as gl
R=random.Random(6808); N=Names(R)
FN='rr08_anchor_lock_storage.xlsx'; asof=D(2025,9,8)
ty=[('5 x 5','Climate 1st Fl',25,62.),('5 x 10','Climate 1st Fl',50,98.),('10 x 10','Climate 2nd Fl',100,149.),('10 x 10','Drive-Up',100,132.),('10 x 15','Drive-Up',150,171.),('10 x 20','Drive-Up',200,209.),('10 x 30','Drive-Up',300,288.),('12 x 35','RV Covered',420,185.)]
plan=[('A',0,18),('A',1,26),('B',2,28),('C',3,24),('C',4,16),('D',5,18),('D',6,6),('RV',7,8)]
rows=[];cn={}
for bl,t,n in plan:
    for i in range(n):
        cn[bl]=cn.get(bl,0)+1;u=f'{bl}{cn[bl]:03d}' if bl!='RV' else f'RV{cn[bl]:02d}'
        sz,kd,a,rt=ty[t];x=R.random()
        r=dict(unit=u,unitType=f'{sz}',_k=kd,area=a,marketRent=rt)
        if x<.1: r['statusText']='Vacant'
        elif x<.115: r['statusText']='Unrentable'
        else:
            d=asof-dt.timedelta(R.randint(3,2100));rent=float(round(rt*R.choice([.8,.9,1,1,1.08,1.15,1.22])))
            ins=R.choice([0.,11.,15.,15.]);late=x>.93
            paid=asof+dt.timedelta(R.randint(1,40)) if not late else asof-dt.timedelta(R.randint(12,75))
            lf=20. if late else 0.
            r.update(statusText='Rented' if not late else ('Lien' if x>.975 else 'Past Due'),tenantName=N.get() if R.random()<.94 else R.choice(['Beacon Event Hire','Tri-County Elevator','Sorrel Landscape Supply','Oakfern Dental Lab','Ledger & Loom Crafts'])+f' #{R.randint(2,9)}',moveInDate=d,_paid=paid,contractRent=rent,charges=[dict(code='Rent',amount=rent),dict(code='Insurance',amount=ins),dict(code='Late Fee',amount=lf)],totalCharges=rent+ins+lf,balance=0. if not late else round((rent+ins)*R.choice([1,2])+lf,2),deposit=R.choice([0.,0.,25.]),_ac=f'{R.randint(100200,109990)}',_v=[rent,ins,lf])
        rows.append(r)
wb=Workbook();ws=wb.active;ws.title='Rent Roll';F=lambda **k:Font(name='Verdana',size=8,**k)
def W(y,x,v,fmt=None,bold=False,al=None):
    c=ws.cell(y,x,v);c.font=F(bold=bold)
    if fmt:c.number_format=fmt
    if al:c.alignment=Alignment(horizontal=al)
    return c
W(1,1,'Anchor & Lock Self Storage - Millbrook',bold=True).font=Font(name='Verdana',size=12,bold=True)
W(2,1,'Rent Roll by Unit');W(3,1,'For: Monday, September 8, 2025');W(4,1,'Options: All unit types | Include vacant | Include unrentable | Totals by area')
H=['Unit','Unit Type','Area','Account','Tenant','Status','Move In','Paid Thru','Std Rate','Rent','Insurance','Late Fee','Total Chg','Balance','Sec. Dep.','Variance']
hy=6;th=Side(style='thin')
for i,h in enumerate(H,1):
    c=W(hy,i,h,bold=True,al='center');c.fill=PatternFill('solid',fgColor='C6D9A7');c.border=Border(top=th,bottom=th)
y=7;mf='$#,##0.00';S=lambda g,k:sum(r.get(k,0) for r in g)
def tot(lab,g,y):
    o=[r for r in g if 'tenantName' in r]
    W(y,1,lab,bold=True);W(y,3,S(g,'area'),'#,##0',True);W(y,5,f'{len(o)} rented of {len(g)}',bold=True);W(y,9,S(g,'marketRent'),mf,True);W(y,10,S(g,'contractRent'),mf,True)
    W(y,11,sum(r['_v'][1] for r in o),mf,True);W(y,12,sum(r['_v'][2] for r in o),mf,True);W(y,13,S(g,'totalCharges'),mf,True);W(y,14,S(g,'balance'),mf,True);W(y,15,S(g,'deposit'),mf,True)
    W(y,16,sum(r['contractRent']-r['marketRent'] for r in o),mf+';[Red]-$#,##0.00',True)
    for i in range(1,17): ws.cell(y,i).border=Border(top=th)
for ar,bl in (('Area A - Climate 1st Floor',['A']),('Area B - Climate 2nd Floor',['B']),('Area C/D - Drive-Up',['C','D']),('RV Lot',['RV'])):
    W(y,1,ar,bold=True).fill=PatternFill('solid',fgColor='EEECE1');ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=16);y+=1
    g=[r for r in rows if r['unit'].rstrip('0123456789') in bl]
    for r in g:
        r['section']=ar
        W(y,1,r['unit']);W(y,2,r['unitType']+' '+r['_k']);W(y,3,r['area'],'#,##0');W(y,6,r['statusText']);W(y,9,r['marketRent'],mf)
        if 'tenantName' in r:
            W(y,4,r['_ac']);W(y,5,r['tenantName']);W(y,7,r['moveInDate'],'m/d/yyyy');W(y,8,r['_paid'],'m/d/yyyy')
            for i,v in enumerate(r['_v']):W(y,10+i,v,mf)
            W(y,13,r['totalCharges'],mf);W(y,14,r['balance'],mf);W(y,15,r['deposit'],mf);W(y,16,r['contractRent']-r['marketRent'],mf+';[Red]-$#,##0.00')
        y+=1
    tot('Subtotal',g,y);y+=2
tot('Grand Total',rows,y)
for i,w in enumerate([8,22,7,9,24,11,11,11,10,10,10,9,10,10,9,10],1):ws.column_dimensions[gl(i)].width=w
ws.freeze_panes='A7';ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows='6:6'
main=ws
ws=wb.create_sheet('Unit Type Recap');W(1,1,'Unit Type Recap',bold=True);W(2,1,'Anchor & Lock Self Storage - Millbrook   9/8/2025')
for i,h in enumerate(['Size','Type','Std Rate','Rented','Vacant','Unrentable','Total Units','% Occ.','Gross Potential','Actual Rent'],1):W(4,i,h,bold=True).fill=PatternFill('solid',fgColor='C6D9A7')
y=5
def rl(a,b,c,g,bold=False):
    o=[r for r in g if 'tenantName' in r];v=sum(r['statusText']=='Vacant' for r in g)
    for i,(x,f) in enumerate([(a,None),(b,None),(c,mf),(len(o),'0'),(v,'0'),(len(g)-len(o)-v,'0'),(len(g),'0'),(len(o)/len(g),'0.0%'),(S(g,'marketRent'),mf),(S(o,'contractRent'),mf)],1):W(y,i,x,f,bold)
for sz,kd,a,rt in ty:
    rl(sz,kd,rt,[r for r in rows if r['unitType']==sz and r['_k']==kd]);y+=1
rl('Total',None,None,rows,True)
for i in range(1,11):ws.column_dimensions[gl(i)].width=14
wb.save(DOC+FN)
o=sum('tenantName' in r for r in rows);v=sum(r['statusText']=='Vacant' for r in rows)
for r in rows: r['unitType']=r['unitType']+' '+r['_k']
print('unrentable',len(rows)-o-v)
save(FN,'SELF_STORAGE','r68a','storage system export, area bands, second sheet with unit type recap',False,'Anchor & Lock Self Storage - Millbrook',asof,[{k:v_ for k,v_ in r.items() if k[0]!='_'} for r in rows],len(rows),o,v,sheet='Rent Roll')
