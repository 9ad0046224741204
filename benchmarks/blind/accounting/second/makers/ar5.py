# OneSite-like delinquent & prepaid export: spacer columns, merged heads, heads repeated per "page", grouped by status
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
R=random.Random(515)
FN='Alonzo Bettina Cyrus Darya Edmund Farrah Gunnar Hattie Ignatius Jolene Kwame Liesl Moses Nadia Otto Petra Quincy Rosario Silas Thandi Ursula Vikram Wren Xiomara Zeb'.split()
LN='Ashworth Bannerjee Calloway Dufresne Eckhart Fontaine Grissom Haverford Ivanenko Jamison Kessler Lombardi Mwangi Norquist Orozco Pemberton Quigley Rasmussen Stambaugh Tolliver Uribe Vandermeer Wojcik Yancey Zeller'.split()
COL=dict(unit=1,lease=3,name=4,prepaid=8,delinquent=9,total=11,b0_30=12,b31_60=13,b61_90=14,b90=15,deposit=17)
K=('prepaid','delinquent','total','b0_30','b31_60','b61_90','b90','deposit')
HD={1:('','Bldg/Unit'),3:('','Resh ID'),4:('','Name'),6:('Lease','Status'),8:('Total','Prepaid'),9:('Total','Delinquent'),11:('Net','Balance'),12:('0 - 30','Days'),13:('31 - 60','Days'),14:('61 - 90','Days'),15:('90+','Days'),17:('Deposits','Held')}
wb=Workbook(); ws=wb.active; ws.title='Delinquent and Prepaid'
f=Font(name='Tahoma',size=8);b=Font(name='Tahoma',size=8,bold=True)
def put(r,c,v,fo=f,al=None):
    q=ws.cell(r,c,v); q.font=fo
    if al:q.alignment=Alignment(horizontal=al)
    return q
r=1;page=0;cnt=0
def pagehead():
    global r,page,cnt
    page+=1;cnt=0
    if page>1: r+=1
    put(r,1,'OneView Residential, LLC',b); put(r,8,'DELINQUENT AND PREPAID',Font(name='Tahoma',size=11,bold=True),'center'); ws.merge_cells(start_row=r,start_column=8,end_row=r,end_column=12); put(r,15,f'Page {page} of 3'); r+=1
    put(r,1,'Sycamore Ridge Apartments'); put(r,8,'As of 06/30/2025 - Fiscal period 062025',f,'center'); ws.merge_cells(start_row=r,start_column=8,end_row=r,end_column=12); put(r,15,'07/02/2025 7:58:11AM'); r+=2
    for i in(0,1):
        for c,h in HD.items(): 
            if h[i]: q=put(r,c,h[i],b,'right' if c>=8 else 'left')
        if i:
            for c in range(1,18): ws.cell(r,c).border=Border(bottom=Side(style='thin'))
        r+=1
NF='#,##0.00_);(#,##0.00)'
pagehead(); rows=[];tot=[];used=set()
def nums(d,fo=f):
    for k in K: q=put(r,COL[k],d[k],fo); q.number_format=NF
def ids():
    while 1:
        x=(R.randint(1,8),R.randint(101,112)+100*R.randint(0,2))
        if x not in used: used.add(x); return x
all_=[]
for st,n,lab in (('Current resident',29,'Current resident'),('Current resident - Notice given',7,'Current resident - Notice given'),('Former resident',13,'Former resident'),('Pending applicant',3,'Pending applicant')):
    if cnt>20: pagehead()
    put(r,1,st,b); r+=1; ds=[]
    U=sorted(ids() for _ in range(n))
    for bu in U:
        if cnt>=24: pagehead()
        rent=R.choice([1089,1124,1230,1375,1418]); d=dict.fromkeys(K,0.0); z=R.random()
        if st=='Pending applicant': d['prepaid']=-float(R.choice([150,250,99])); d['deposit']=float(R.choice([0,250]))
        elif st=='Former resident':
            d['b90']=round(R.uniform(60,3800),2) if R.random()<.7 else 0.0; d['b61_90']=round(R.uniform(0,900),2) if R.random()<.4 or not d['b90'] else 0.0
            if z<.1: d['b90']=d['b61_90']=0.0; d['prepaid']=-12.37
        else:
            d['deposit']=float(R.choice([250,250,400,0,rent]))
            if z<.45: d['prepaid']=-round(R.choice([rent,R.uniform(1,60),R.uniform(100,900)]),2)
            else:
                d['b0_30']=round(R.choice([rent+100,R.uniform(20,400),rent+R.uniform(40,140)]),2)
                if R.random()<.3: d['b31_60']=round(R.uniform(20,rent+100),2)
                if R.random()<.12: d['b61_90']=round(R.uniform(20,300),2)
                if z>.93: d['prepaid']=-40.0
        d['delinquent']=round(sum(d[k] for k in('b0_30','b31_60','b61_90','b90')),2); d['total']=round(d['delinquent']+d['prepaid'],2)
        unit=f'{bu[0]:02d}-{bu[1]}'; lid=str(R.randint(1000,1999)) if False else f'{R.randint(200,998)}'
        nm=f'{R.choice(LN)}, {R.choice(FN)}'
        put(r,1,unit); put(r,3,lid); put(r,4,nm); put(r,6,{'Current resident':'Current','Former resident':'Former','Pending applicant':'Applicant'}.get(st,'Current-NTV')); nums(d); r+=1;cnt+=1
        ds.append(d); rows.append(dict(unit=unit,lease=lid,name=nm,**d))
    t={k:round(sum(x[k] for x in ds),2)+0.0 for k in K}; l='Totals for '+lab; put(r,4,l,b); nums(t,b)
    for c in range(8,18): ws.cell(r,c).border=Border(top=Side(style='hair'))
    tot.append(dict(label=l,**t)); r+=2; all_.append(t)
t={k:round(sum(x[k] for x in all_),2)+0.0 for k in K}; put(r,1,'Property totals',b); nums(t,b); tot.append(dict(label='Property totals',**t))
r+=2; put(r,1,'Number of delinquent accounts:'); put(r,6,sum(x['delinquent']>0 for x in rows)); put(r+1,1,'Number of prepaid accounts:'); put(r+1,6,sum(x['prepaid']<0 for x in rows))
for c,w in enumerate([10,1.5,8,24,1.5,12,1.5,12,12,1.5,12,11,11,11,11,1.5,11],1): ws.column_dimensions['ABCDEFGHIJKLMNOPQ'[c-1]].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
print('pages',page); wb.save(doc('ar5_sycamore.xlsx')); save('ar5_sycamore.xlsx','AR',rows,tot)
