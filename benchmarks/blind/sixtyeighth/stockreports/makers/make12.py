# mid-market cloud residential suite: three sheets; planted: one row dropped
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as gl
R=random.Random(68125); N=Names(R)
FN='rr12_parkside_commons.xlsx'; asof=D(2025,1,6)
bl=[('Birch',8),('Cedar',12),('Linden',12),('Poplar',16)]
rows=[]
for b,n in bl:
    for i in range(n):
        u=f'{b[0]}-{1+i//4}{i%4+1:02d}';ty,sf,mk=[('1x1 - Standard',688,1080.),('2x1 - Standard',874,1240.),('2x2 - Corner',968,1335.),('1x1 - Standard',688,1080.)][i%4]
        x=R.random();r=dict(unit=u,building=b,unitType=ty,area=sf,marketRent=mk)
        if x<.12:r.update(statusText='Vacant')
        else:
            nt=x>.93;ls=D(2024,R.randint(1,12),R.choice([1,1,1,10,16]));le=addm(ls,12)-dt.timedelta(1);rent=mk-R.choice([0,0,15,30,55,80])
            if le<asof: ls=addm(ls,12) if addm(ls,12)<=asof else ls;le=addm(ls,12)-dt.timedelta(1)
            if le<asof: le=D(2025,3,31)
            pet=R.choice([0,0,0,30.]);uf=R.choice([42.5,55.]);tv=R.choice([0,0,39.99])
            r.update(statusText='Notice' if nt else 'Current',tenantName=N.get('{f} {l}'),contractRent=rent,charges=[dict(code=c,amount=v) for c,v in (('Rent',rent),('Pet Rent',pet),('Utility Fee',uf),('Cable',tv)) if v],_v=[rent,pet,uf,tv],totalCharges=round(rent+pet+uf+tv,2),
              deposit=R.choice([250.,400.,rent]),balance=R.choice([0.,0.,0.,0.,-18.,226.14,rent]),moveInDate=ls if R.random()<.6 else addm(ls,-24),leaseStartDate=ls,leaseEndDate=le)
            if nt:r['moveOutDate']=D(2025,R.choice([1,2]),28)
        rows.append(r)
drop=[r for r in rows if r['building']=='Linden' and r['statusText']=='Current'][4]
wb=Workbook();wp=wb.active;wp.title='Parameters';F=lambda **k:Font(name='Calibri',size=10,**k)
for i,(a,b) in enumerate([('Report','Rent Roll (Current)'),('Property','Parkside Commons'),('Management company','Tern Hollow Residential'),('As of','1/6/2025'),('Group by','Building'),('Include','Current, Notice, Eviction, Vacant'),('Show recurring charges','Columns'),('Generated','1/6/2025 5:00 AM (scheduled)')],1):
    wp.cell(i,1,a).font=F(bold=True);wp.cell(i,2,b).font=F()
wp.column_dimensions['A'].width=26;wp.column_dimensions['B'].width=40
ws=wb.create_sheet('Rent Roll')
def W(y,x,v,f=None,bold=False):
    c=ws.cell(y,x,v);c.font=F(bold=bold)
    if f:c.number_format=f
    return c
W(1,1,'Parkside Commons',bold=True).font=Font(name='Calibri',size=14,bold=True);W(2,1,'Rent Roll as of January 6, 2025')
top=['','','','','','','Dates',None,None,None,'Recurring Charges',None,None,None,None,'','']
H=['Unit','Unit Type','Sq. Ft.','Residents','Status','Market Rent','Move In','Lease Start','Lease End','Move Out','Rent','Pet Rent','Utility Fee','Cable','Total','Deposits','Balance']
g1=PatternFill('solid',fgColor='2F5D62')
for i,h in enumerate(H,1):
    for y,v in ((4,top[i-1]),(5,h)):
        c=W(y,i,v or None);c.font=F(bold=True,color='FFFFFF');c.fill=g1;c.alignment=Alignment(horizontal='center')
ws.merge_cells('G4:J4');ws.merge_cells('K4:O4')
y=6;mf='#,##0.00;(#,##0.00)';S=lambda g,k:round(sum(r.get(k,0) for r in g),2);out=[]
def tot(lab,g,y):
    o=[r for r in g if 'tenantName' in r]
    W(y,1,lab,bold=True);W(y,3,S(g,'area'),'#,##0',True);W(y,5,f'{len(o)}/{len(g)} occ.',bold=True);W(y,6,S(g,'marketRent'),mf,True)
    for i in range(4):W(y,11+i,round(sum(r['_v'][i] for r in o),2),mf,True)
    W(y,15,S(g,'totalCharges'),mf,True);W(y,16,S(g,'deposit'),mf,True);W(y,17,S(g,'balance'),mf,True)
    for i in range(1,18):ws.cell(y,i).border=Border(top=Side(style='thin'))
for b,_ in bl:
    W(y,1,f'Building: {b}',bold=True);y+=1;g=[r for r in rows if r['building']==b]
    for r in g:
        if r is drop: continue
        out.append(r);W(y,1,r['unit']);W(y,2,r['unitType']);W(y,3,r['area'],'#,##0');W(y,4,r.get('tenantName'));W(y,5,r['statusText']);W(y,6,r['marketRent'],mf)
        for x,k in ((7,'moveInDate'),(8,'leaseStartDate'),(9,'leaseEndDate'),(10,'moveOutDate')):
            if k in r:W(y,x,r[k],'mmm d, yyyy')
        if '_v' in r:
            for i,v in enumerate(r['_v']):
                if v:W(y,11+i,v,mf)
            W(y,15,r['totalCharges'],mf);W(y,16,r['deposit'],mf);W(y,17,r['balance'],mf)
        y+=1
    tot(f'{b} subtotal',g,y);y+=2
tot('Property total',rows,y)
tie('market',S(out,'marketRent'),S(rows,'marketRent'),planted=True)
for i,w in enumerate([16,17,8,24,11,12,13,13,13,13,11,9,11,9,11,11,11],1):ws.column_dimensions[gl(i)].width=w
ws.freeze_panes='B6';ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
o=[r for r in rows if 'tenantName' in r];ws=wb.create_sheet('Summary')
for i,h in enumerate(['Unit Type','Units','Occupied','Vacant','On Notice','Occupancy','Market Rent','Lease Rent'],1):W(1,i,h,bold=True)
for k,ty in enumerate(['1x1 - Standard','2x1 - Standard','2x2 - Corner',None]):
    g=[r for r in rows if ty in(None,r['unitType'])];q=[r for r in g if 'tenantName' in r]
    for i,(v,f) in enumerate([(ty or 'Total',None),(len(g),'0'),(len(q),'0'),(len(g)-len(q),'0'),(sum(r['statusText']=='Notice' for r in g),'0'),(len(q)/len(g),'0.0%'),(S(g,'marketRent'),mf),(S(q,'contractRent'),mf)],1):W(2+k,i,v,f,ty is None)
for i in range(1,9):ws.column_dimensions[gl(i)].width=15
wb.save(DOC+FN)
save(FN,'MULTIFAMILY','r68a','mid-market cloud suite, three sheets, building bands, grouped heads',False,'Parkside Commons',asof,[{k:v for k,v in r.items() if k[0]!='_'} for r in out],len(rows),len(o),len(rows)-len(o),sheet='Rent Roll',
 planted={"what":f"row of unit {drop['unit']} ({drop['tenantName']}, rent {drop['contractRent']:.2f}) is missing; the Linden subtotal, the property total and the Summary sheet still count it","kind":"row_dropped"})
