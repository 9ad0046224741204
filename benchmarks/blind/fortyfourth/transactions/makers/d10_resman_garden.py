# ResMan "Rent Roll" Excel export: merged cells over a fine grid, spacer columns, repeated page headers inside the sheet, residents stacked in a cell
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
F='RentRoll (17).xlsx'
r=R(4410); AS=dt.date(2025,8,25)
FP=[('1x1 Aspen',702,1049),('1x1 Birch',755,1099),('2x1 Cedar',905,1229),('2x2 Dogwood',1010,1329),('3x2 Elm',1255,1549)]
units=[(f'{b*100+n}',FP[[0,0,2,3,1,2,3,4,0,1,2,3][n-1]]) for b in range(1,9) for n in range(1,13)]
ppl=iter(uniq_people(r,190)); idx=list(range(96)); r.shuffle(idx); V=set(idx[:4]); VR=set(idx[4:7]); NT=set(idx[7:12]); EV={idx[13]}; MO={idx[14]}
# logical columns: name, first grid col, span
C=[('Unit',2,1),('Floor Plan',3,2),('Sq\nFeet',5,1),('Status',7,1),('Residents',8,3),('Market\nRent',11,1),('Move In',13,1),('Lease\nStart',14,1),('Lease\nEnd',15,1),('Move\nOut',16,2),('Deposits',18,1),('Rent',20,1),('Pet',21,1),('Utilities',22,1),('Amenity',23,1),('Conc.',24,1),('Total',25,2),('Balance',28,1)]
wb=Workbook(); ws=wb.active; ws.title='Sheet1'; n8=Font(name='Segoe UI',size=8); b8=Font(name='Segoe UI',size=8,bold=True); ws.sheet_view.showGridLines=False
for c in range(1,30): ws.column_dimensions[L(c)].width=9.3
for c,w in ((1,1.5),(6,1),(12,1),(17,2),(19,1),(27,1),(26,2),(4,4),(9,6),(10,4),(7,13),(5,6),(2,6)): ws.column_dimensions[L(c)].width=w
y=1;pg=0
def cell(k,v,font=n8,al=None,fmt=None):
    _,c,s=C[k]; x=ws.cell(y,c,v); x.font=font
    if s>1: ws.merge_cells(start_row=y,start_column=c,end_row=y,end_column=c+s-1)
    x.alignment=Alignment(horizontal=al,vertical='top',wrap_text=True)
    if fmt: x.number_format=fmt
    return x
def title():
    global y,pg
    pg+=1
    for t,fz in (('Sutter Pond Apartments',12),('Rent Roll',11),('As of 8/25/2025',8)):
        x=ws.cell(y,2,t); x.font=Font(name='Segoe UI',size=fz,bold=fz>8); ws.merge_cells(start_row=y,start_column=2,end_row=y,end_column=28); x.alignment=Alignment(horizontal='center'); y+=1
    y+=1
    x=ws.cell(y,20,'Lease Charges'); x.font=b8; ws.merge_cells(start_row=y,start_column=20,end_row=y,end_column=26); x.alignment=Alignment(horizontal='center'); x.border=Border(bottom=Side('thin')); y+=1
    for k,(h,_,_) in enumerate(C): 
        x=cell(k,h,b8,'center' if k>4 else 'left'); x.fill=PatternFill('solid',fgColor='FFE3EDF7'); x.border=Border(bottom=Side('medium'))
    ws.row_dimensions[y].height=24; y+=1
title(); rows=[]; S=[0.]*7; mkT=sfT=depT=balT=0; cnt=0; stat={}
d='m/d/yyyy'; M='#,##0.00'
def dd(x): return dt.datetime.combine(x,dt.time()) if x else None
def line(u,fp,st,res=None,data=None,mk=None):
    global y,cnt
    if cnt and cnt%34==0:
        x=ws.cell(y,28,f'Page {pg} of 3'); x.font=n8; y+=2; title()
    cnt+=1
    cell(0,u); cell(1,fp[0]); cell(2,fp[1],al='right'); cell(3,st)
    row=dict(unit=u,unitType=fp[0],area=fp[1],statusText=st)
    if mk is not None: cell(5,float(mk),al='right',fmt=M); row['marketRent']=mk
    if data:
        mi,ls,le,mo,dep,ch,bal=data; cell(4,'\n'.join(res)); ws.row_dimensions[y].height=11.5*len(res)+2
        for k,v in((6,mi),(7,ls),(8,le),(9,mo)): 
            if v: cell(k,dd(v),al='center',fmt=d)
        cell(10,dep,al='right',fmt=M)
        for k,q in enumerate(ch):
            if q: cell(11+k,q,al='right',fmt='#,##0.00;(#,##0.00)')
        tot=round(sum(ch),2); cell(16,tot,al='right',fmt=M); cell(17,bal,al='right',fmt='#,##0.00;(#,##0.00)')
        row.update(tenantName=' '.join(res) if len(res)==1 else ', '.join(res),moveInDate=iso(mi),leaseStartDate=iso(ls),leaseEndDate=iso(le),moveOutDate=iso(mo),deposit=dep,contractRent=ch[0],charges=[dict(code=C[11+k][0],amount=q) for k,q in enumerate(ch) if q],totalCharges=tot,balance=bal)
    y+=1; rows.append(row); return row
def lease(mk,fut=False):
    mi=r.day(dt.date(2021,1,5),dt.date(2025,8,20)) if not fut else r.day(dt.date(2025,8,29),dt.date(2025,9,30)); ls=mi
    while addm(ls,12)<=AS: ls=addm(ls,12)
    return [mi,ls,addm(ls,12)-dt.timedelta(days=1),None,float(r.choice([0,150,250,400])),[float(mk-r.choice([0,10,30,44,65])),r.choice([0,0,0,25.,40.]),r.choice([48.,55.,62.]),r.choice([0,0,15.,20.]),r.choice([0]*9+[-50.])],0. if fut else r.choice([0.]*4+[round(r.uniform(4,600),2),-round(r.uniform(1,60),2)])]
for i,(u,fp) in enumerate(units):
    mk=fp[2]+r.choice([0,0,20,30]); mkT+=mk; sfT+=fp[1]; nm=' '.join(next(ppl))
    if i in V or i in VR or i in MO:
        st='Vacant' if i in V else 'Vacant Leased' if i in VR else 'Model'; line(u,fp,st,mk=mk)
        if i in VR: line(u,fp,'Pending',[nm],lease(mk,True))
    else:
        x=lease(mk); st='Current'
        if i in NT: st='NTV'; x[3]=r.day(dt.date(2025,8,28),dt.date(2025,10,10))
        if i in EV: st='Evict'; x[6]=2944.5
        res=[nm]
        while r.random()<.3 and len(res)<3: res.append(' '.join(next(ppl)))
        line(u,fp,st,res,x,mk)
        for k,q in enumerate(x[5]): S[k]+=q
        depT+=x[4]; balT+=x[6]
    stat[st]=stat.get(st,0)+1
y+=1
def tot(k,v,fmt=M): x=cell(k,v,b8,'right',fmt); x.border=Border(top=Side('thin'),bottom=Side('double'))
cell(0,'Total',b8); cell(1,'96 Units',b8); tot(2,sfT,'#,##0'); tot(5,float(mkT)); tot(10,depT)
for k in range(5): tot(11+k,round(S[k],2),'#,##0.00;(#,##0.00)')
tot(16,round(sum(S),2)); tot(17,round(balT,2)); y+=1
ws.cell(y,2,'Pending leases are not included in totals').font=Font(name='Segoe UI',size=7,italic=True); y+=2
ws.cell(y,3,'Status').font=b8; ws.cell(y,7,'Units').font=b8; ws.cell(y,8,'Percent').font=b8; y+=1
for k in ('Current','NTV','Evict','Vacant','Vacant Leased','Model'):
    ws.cell(y,3,k).font=n8; ws.cell(y,7,stat[k]).font=n8; x=ws.cell(y,8,stat[k]/96); x.font=n8; x.number_format='0.0%'; y+=1
ws.cell(y,3,'Total').font=b8; ws.cell(y,7,96).font=b8; y+=1; x=ws.cell(y+1,28,'Page 3 of 3'); x.font=n8
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(F)); print(pg)
vac=len(V)+len(VR)
save(F,rows,'Sutter Pond Apartments','2025-08-25',96,96-vac-1,vac,'MULTIFAMILY','ResMan rent roll export','merged cells on a fine grid, page headers repeated in the sheet, grouped charge header, stacked residents')
