"""Analyst's tracker of a power centre: several sheets, grouped two-row header, formulas, steps in columns, a hidden column."""
from common import *; from xl import *
from openpyxl import Workbook
import subprocess,tempfile
r=rng(6722); N=Names(r); A=dt.date(2026,6,1); F='Larkspur Commons - DD tracker v7.xlsx'
kinds=['Outdoor','Furniture Gallery','Cosmetics','Burger Co','Hair Studio','Bridal','Electronics','Crafts','Cellular','Sub Shop','Eyecare','Chiropractic','Tutoring','Sporting','Mexican Kitchen','Donuts','Insurance Office','Liquor','Yoga']
wb=Workbook(); cv=wb.active; cv.title='Summary'; ws=wb.create_sheet('RR'); op=wb.create_sheet('Options'); pr=wb.create_sheet('% Rent'); 
put(cv,2,2,'LARKSPUR COMMONS',b=True,sz=16); put(cv,3,2,'Due diligence tracker - rent roll dated June 1, 2026'); 
put(ws,1,1,'Larkspur Commons',b=True,sz=14); put(ws,2,1,'Rent roll as of June 1, 2026',it=True)
g=[(1,6,'SPACE'),(7,8,'TERM'),(9,11,'BASE RENT'),(12,15,'RECOVERIES (monthly)'),(16,16,'GROSS'),(17,22,'CONTRACT STEPS (monthly rent)'),(23,24,'SECURITY')]
for a,b,t in g:
    if b>a: ws.merge_cells(start_row=4,end_row=4,start_column=a,end_column=b)
    put(ws,4,a,t,b=True,al='center',fl='1F3864',col='FFFFFF')
H=['Ste','Yardi ID','Tenant','Type','GLA','% GLA','Start','Expires','Monthly','Annual','PSF','CAM','Tax','Ins','Promo','Mo. total','Step 1 date','Step 1 rent','Step 2 date','Step 2 rent','Step 3 date','Step 3 rent','Cash dep.','Notes']
for c,h in enumerate(H,1): put(ws,5,c,h,b=True,al='center',fl='D6DCE5',wrap=True)
widths(ws,[8,10,30,10,9,7,11,11,11,12,8,10,10,9,9,12,11,11,11,11,11,11,11,26]); ws.column_dimensions['B'].hidden=True
rows=[];R=6;R0=R;n=28
sz=[(52000,9.25,'Anchor'),(31500,11.4,'Anchor'),(22750,12.75,'Jr Anchor'),(18200,14,'Jr Anchor')]
GL=[]
for i in range(n):
    if i<4:a,p,t=sz[i]
    else: a=r.choice([1050,1200,1400,1625,1800,2200,2640,3000,4100,5500]);p=r.uniform(21,37);t='Shop' if i<24 else 'Outparcel'
    GL.append((a,p,t))
TG=sum(a for a,_,_ in GL); unit=['A','B','C','D']+[str(100+4*i) for i in range(20)]+['OP-1','OP-2','OP-3','OP-4']
dep_sum=0;opts=[];prs=[]
for i,(a,p,t) in enumerate(GL):
    u=unit[i]; put(ws,R,1,u,al='left');put(ws,R,5,a,'#,##0');put(ws,R,6,f'=E{R}/$E${R0+n}','0.0%');put(ws,R,4,t);put(ws,R,2,'t%07d'%r.randint(1000,9999))
    q=dict(unit=u,area=a,unitType=t)
    if i in(7,12,19,22):
        put(ws,R,3,'Vacant',it=True,col='C00000'); q['statusText']='Vacant'
        for c in range(1,25): ws.cell(R,c).fill=fill('F2F2F2')
        if i==12: put(ws,R,24,'LOI out: taqueria, not signed')
        rows.append(q);R+=1;continue
    s,e=term(r,A,4,110,(60,84,120,180)); mo=float(round(a*p/12)); rec=[rd(a*x/12) for x in(3.4,2.65,.48)]+[r.choice([0.,rd(a*.25/12)])]
    if t=='Outparcel': rec[3]=0.
    nm=N.co(kinds,['',' LLC',' #%d'%r.randint(12,960),'',' Inc'])
    if i<4: nm=['Harrowgate Home Center','Bluestem Grocery Co','Tolland Department Stores','Paceline Sporting Goods'][i]
    dep=0. if i<4 else float(r.choice([0,mo,round(mo,-2)]))
    put(ws,R,3,nm);put(ws,R,7,dt.datetime.combine(s,dt.time()),'mm/dd/yy');put(ws,R,8,dt.datetime.combine(e,dt.time()),'mm/dd/yy');put(ws,R,9,mo,'#,##0.00');put(ws,R,10,f'=I{R}*12','#,##0');put(ws,R,11,f'=J{R}/E{R}','0.00')
    for c,x in zip((12,13,14,15),rec): put(ws,R,c,x,'#,##0.00')
    put(ws,R,16,f'=I{R}+SUM(L{R}:O{R})','#,##0.00'); st=[];d=dt.date(2026,s.month,1);v=mo;gap=60 if i<4 else 12
    if d<=A:d=addm(d,12)
    while d<e and len(st)<3 and i%5!=2: v=float(round(v*(1.08 if gap==60 else 1.03)));st.append(dict(date=iso(d),amount=v));d=addm(d,gap)
    for k,x in enumerate(st): put(ws,R,17+2*k,dt.datetime.fromisoformat(x['date']),'mm/dd/yy');put(ws,R,18+2*k,x['amount'],'#,##0.00')
    put(ws,R,23,dep,'#,##0');note=r.choice([None,None,None,'Co-tenancy: Anchor A','Exclusive','Kick-out yr 5','LL work outstanding $12k'])
    if note: put(ws,R,24,note,sz=9)
    if r.random()<.5: opts.append((u,nm,r.choice(['2 x 5','1 x 5','3 x 5','4 x 5']),r.choice(['FMV','10% bump','fixed per lease']),'%d mos'%r.choice([6,9,12])))
    if r.random()<.25: prs.append((u,nm,r.choice([.03,.05,.06]),float(round(mo*12/.06,-3))))
    q.update(tenantName=nm,statusText='Occupied',contractRent=mo,annualRent=mo*12,leaseStartDate=iso(s),leaseEndDate=iso(e),charges=[dict(code=c,amount=x) for c,x in zip(('CAM','Tax','Ins','Promo'),rec)],totalCharges=S([mo]+rec),deposit=dep,rentSteps=st); rows.append(q);R+=1
put(ws,R,3,'Total center',b=True)
for c,l in((5,'E'),(9,'I'),(10,'J'),(12,'L'),(13,'M'),(14,'N'),(15,'O'),(16,'P'),(23,'W')): put(ws,R,c,f'=SUM({l}{R0}:{l}{R-1})','#,##0',b=True).border=Border(top=thin,bottom=Side(style='double'))
put(ws,R+2,3,'Leased GLA');put(ws,R+2,5,S(q['area'] for q in rows if 'tenantName' in q),'#,##0');put(ws,R+3,3,'Vacant GLA');put(ws,R+3,5,S(q['area'] for q in rows if 'tenantName' not in q),'#,##0')
ws.freeze_panes='D6'
for i,(l,f) in enumerate([('GLA',f'=RR!E{R}'),('Leased GLA',f'=RR!E{R+2}'),('Occupancy','=C6/C5'),('Annual base rent',f'=RR!J{R}'),('Tenants',24)]): put(cv,5+i,2,l);put(cv,5+i,3,f,'0.0%' if l=='Occupancy' else '#,##0')
widths(cv,[3,22,16])
for w,H,L in((op,['Suite','Tenant','Options','Rate','Notice'],opts),(pr,['Suite','Tenant','Overage %','Breakpoint'],prs)):
    for c,h in enumerate(H,1): put(w,1,c,h,b=True,fl='D6DCE5')
    for i,l in enumerate(L,2):
        for c,x in enumerate(l,1): put(w,i,c,x,'0.0%' if isinstance(x,float) and x<1 else '#,##0' if isinstance(x,float) else None)
    widths(w,[8,30,12,14,12])
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
with tempfile.TemporaryDirectory() as t:
    wb.save(t+'/a.xlsx'); subprocess.run(['soffice',f'-env:UserInstallation=file://{t}/lo','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',t+'/o',t+'/a.xlsx'],check=True,capture_output=True)
    open(DOC+'/'+F,'wb').write(open(t+'/o/a.xlsx','rb').read())
from openpyxl import load_workbook
w=load_workbook(DOC+'/'+F,data_only=True)['RR']
save(F,'Larkspur Commons','2026-06-01',rows,28,24,4,sheet='RR',ties=[('a','area',w.cell(R,5).value),('r','contractRent',w.cell(R,9).value),('an','annualRent',w.cell(R,10).value),('t','totalCharges',w.cell(R,16).value),('d','deposit',w.cell(R,23).value)])
