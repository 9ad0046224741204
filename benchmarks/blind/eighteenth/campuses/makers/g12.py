# XLSX RealPage-like paged export of student housing by bed: merged header cells, blank columns, page headers repeated, amounts as text
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=R(2012);F='stu_realpage_paged.xlsx';wb=Workbook();w=wb.active;w.title='rptRentRoll';b=Font(bold=True,name='Tahoma',size=8);n8=Font(name='Tahoma',size=8);rows=[];y=1;pg=0
C=dict(unit=1,bed=3,fp=4,sf=6,st=7,nm=9,mi=11,lb=12,le=13,mk=15,rent=16,util=17,park=18,furn=19,conc=20,tot=22,dep=23)
def put(c,v,f=None):
    q=w.cell(y,C.get(c,c),v);q.font=f or n8
    if C.get(c,0)>=15: q.alignment=Alignment(horizontal='right')
def head():
    global y,pg;pg+=1;put(1,'Halcyon Student Partners - The Beacon on Ninth',b);w.merge_cells(start_row=y,end_row=y,start_column=1,end_column=14);put(22,f'Page {pg} of 2');y+=1;put(1,'RENT ROLL BY BED   As of 10/31/2025',b);w.merge_cells(start_row=y,end_row=y,start_column=1,end_column=14);y+=2
    put(11,'Dates',b);w.merge_cells(start_row=y,end_row=y,start_column=11,end_column=13);put(16,'Monthly Charges',b);w.merge_cells(start_row=y,end_row=y,start_column=16,end_column=20);w.cell(y,11).alignment=w.cell(y,16).alignment=Alignment(horizontal='center');y+=1
    for k,t in zip(C,['Apt','Bed Space','Floorplan','SqFt','Unit/Lease Status','Name','Move-In','Lease Begin','Lease End','Market + Addl.','RENT','UTILFLAT','PARKING','FURN','CONCSTU','Total Billing','Dep On Hand']):
        put(k,t,b);w.cell(y,C[k]).border=Border(bottom=Side('thin'));w.cell(y,C[k]).alignment=Alignment(wrap_text=True,horizontal='center')
    w.merge_cells(start_row=y,end_row=y,start_column=1,end_column=2);w.merge_cells(start_row=y,end_row=y,start_column=4,end_column=5);w.merge_cells(start_row=y,end_row=y,start_column=7,end_column=8);w.merge_cells(start_row=y,end_row=y,start_column=9,end_column=10);y+=1
FP={'D4-Std':(1320,779),'B2-Lux':(905,985),'A1-Loft':(588,1310)};k=0
head();sm={}
for n in range(101,119):
    fp=['D4-Std','B2-Lux','B2-Lux','A1-Loft'][n%4];sf,mk=FP[fp]
    for bed in 'ABCD'[:int(fp[1])]:
        if k in(20,40): y+=1;head()
        k+=1;z=r.random();st='Vacant' if z<.08 else 'Vacant-Leased' if z<.12 else 'Occupied-NTV' if z<.18 else 'Occupied'
        x=dict(unit=f'{n}',bed=bed,unitType=fp,area=sf,marketRent=float(mk),statusText=st);put('unit',n if bed=='A' else None);put('bed',f'{n}-{bed}');put('fp',fp);put('sf',sf);put('st',st);put('mk',m(mk))
        if st[:3]=='Occ':
            nm=r.person();mi=D.date(2025,8,r.choice([15,16,20]));lb,le=D.date(2025,8,15),D.date(2026,7,r.choice([25,31]));v=dict(rent=mk-float(r.choice([0,20,44,60])),util=65.,park=r.choice([0.,0.,80.]),furn=r.choice([0.,40.]),conc=-r.choice([0.,0.,0.,41.67]));v['conc']+=0.;t=round(sum(v.values()),2);dp=r.choice([150.,150.,0.])
            put('nm',nm);put('mi',us(mi));put('lb',us(lb));put('le',us(le));put('tot',m(t));put('dep',m(dp))
            for q,a in v.items(): put(q,m(a+0.)); sm[q]=sm.get(q,0)+a
            x.update(tenantName=nm,moveInDate=mi,leaseStartDate=lb,leaseEndDate=le,contractRent=v['rent'],charges=[dict(code=c_,amount=a) for c_,a in zip(('RENT','UTILFLAT','PARKING','FURN','CONCSTU'),v.values())],totalCharges=t,deposit=dp)
        rows.append(x);y+=1
S=lambda q:sum(x.get(q,0) for x in rows);put(1,'Property Totals:',b);put('mk',m(S('marketRent')),b);put('tot',m(S('totalCharges')),b);put('dep',m(S('deposit')),b)
for q in sm: put(q,m(sm[q]),b)
y+=2;o=[x for x in rows if 'tenantName' in x];put(1,'Occupancy summary by bed',b);y+=1
for l in('Occupied','Occupied-NTV','Vacant','Vacant-Leased'): put(1,l);put('fp',sum(x['statusText']==l for x in rows));y+=1
put(1,'Total beds',b);put('fp',len(rows),b);y+=1;put(1,f'Beds occupied {len(o)} ({len(o)/len(rows):.2%}); beds vacant {len(rows)-len(o)}')
for i in range(1,24): w.column_dimensions[w.cell(6,i).column_letter if True else ''].width={1:8,2:1.5,3:8,4:8,5:2,6:7,7:12,8:3,9:18,10:6,14:1.5,21:1.5}.get(i,10.5)
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
# the printed bed space id is the unit
for x in rows: x['unit']=f"{x['unit']}-{x.pop('bed')}"
for R_ in w.iter_rows():
    for c in R_:
        pass
wb.save(doc(F));save(F,'STUDENT_HOUSING','RealPage-like paged export by bed, numbers as text',True,'The Beacon on Ninth','2025-10-31',len(rows),len(o),len(rows)-len(o),rows,totals=[dict(label='Property Totals',**{k:S(k) for k in('marketRent','contractRent','totalCharges','deposit')})])
