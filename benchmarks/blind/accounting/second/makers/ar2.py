# MRI-like commercial aged delinquencies in a workbook: tenant block, lines by charge category, tenant totals, recap by category
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(88)
C={'BRT':'Base Rent','CAM':'Common Area Maint.','RET':'Real Estate Tax Recovery','INS':'Insurance Recovery','UTL':'Submetered Electric','LFE':'Late Fee','PRK':'Parking','SGN':'Signage','PPR':'Prepaid Rent'}
# suite, id, name, contact, last pay, lines
T=[('Bldg: NORTHGATE TOWER',[('100','000417-1','Bluewater Coffee Roasters','T. Alvaro  (555) 201-7734','09/28/2025  4,310.00',['BRT','CAM','RET']),
('210','000398-2','Hinson & Petrov, CPAs','M. Petrov  (555) 201-4410','10/03/2025  8,150.25',['CAM']),
('305','000431-1','Dr. Elaine Marchetti DDS PLLC','E. Marchetti  (555) 318-0092','08/15/2025  2,000.00',['BRT','CAM','RET','INS','LFE']),
('410','000402-3','Synapse Staffing Group Inc.','Accts Payable  (555) 778-2300','10/01/2025  11,940.00',['UTL','PRK']),
('500','000377-1','Commonwealth Title Agency','R. Dube  (555) 410-6161','10/31/2025  15,220.00',['PPR'])]),
('Bldg: NORTHGATE RETAIL PAD',[('R-1','000440-1','Taqueria El Faro #3','J. Ibarra  (555) 690-1178','07/07/2025  3,000.00',['BRT','CAM','RET','LFE','SGN']),
('R-2','000441-1','Vista Nails & Spa','L. Tran  (555) 690-4420','10/10/2025  2,875.00',['BRT','LFE']),
('R-4','000436-2','UrgentCare of Northgate','Corporate  (555) 900-3000','10/06/2025  9,402.18',['CAM','RET','INS']),
('R-5','000444-1','Vapor Depot LLC','H. Sayegh  no phone','05/02/2025  1,500.00',['BRT','CAM','LFE'])])]
K=('total','current','m1','m2','m3','m4')
wb=Workbook(); ws=wb.active; ws.title='AGED DELINQ'
F=lambda **k: Font(name='Arial Narrow',size=10,**k)
def put(r,c,v,bold=False,al=None,nf=None,**k):
    q=ws.cell(r,c,v); q.font=F(bold=bold,**k)
    if al: q.alignment=Alignment(horizontal=al)
    if nf: q.number_format=nf
    return q
put(1,1,'Database:  KESTREL'); put(1,5,'Aged Delinquencies',True); put(1,10,'Page: 1'); put(2,1,'Project:  Northgate Center'); put(2,5,'Kestrel Commercial Realty Advisors'); put(2,10,'Date: 11/03/2025'); put(3,5,'Period: 10/25')
h=['Invoice\nCategory',None,'Description','Src','Amount','Current','1 Month','2 Months','3 Months','4 Months']
for c,v in enumerate(h,1):
    q=put(5,c,v,True,'center' if c<5 else 'right'); q.alignment=Alignment(wrap_text=True,horizontal='left' if c<5 else 'right',vertical='bottom'); q.border=Border(bottom=Side(style='medium'))
ws.row_dimensions[5].height=28
rows=[];tot=[];r=7;NF='#,##0.00;-#,##0.00'
def nums(r,d,bold=False,top=False):
    for c,k in enumerate(K,5):
        q=put(r,c,d[k],bold,nf=NF)
        if top:q.border=Border(top=Side(style='thin'))
def add(ds): return {k:round(sum(x[k] for x in ds),2)+0.0 for k in K}
allb=[];cat={}
for b,ts in T:
    put(r,1,b,True,underline='single'); r+=2; bl=[]
    for su,oid,nm,ct,lp,cs in ts:
        put(r,1,oid,True); put(r,3,nm,True); put(r,5,'Master Occupant Id: '+oid.split('-')[0].zfill(8)); r+=1
        put(r,1,'Suite: '+su); put(r,3,'Contact: '+ct); put(r,5,'Last Payment: '+lp); r+=1
        tl=[]; base=R.choice([3850,4212.5,5160,6733.33])
        vac='Vapor' in nm
        if vac: put(r-2,8,'VACATED 08/31/2025',True)
        for c in cs:
            a={'BRT':base,'CAM':round(base*.19,2),'RET':round(base*.13,2),'INS':round(base*.03,2),'UTL':round(R.uniform(180,420),2),'LFE':round(base*.05,2),'PRK':240.0,'SGN':75.0,'PPR':-15220.0}[c]
            if c=='PPR': v=[a,0,0,0,0]
            elif vac: v=[0,0,a,a,round(a*2,2)]
            else:
                n=R.choice([1,1,2,2,3]) if nm[:4] not in('Dr. ','Taqu') else R.choice([3,4,5])
                v=[a if i<n else 0 for i in range(5)]
                if n>1 and R.random()<.5: v[n-1]=round(a*R.uniform(.2,.8),2)
                if c in('CAM','RET') and n==1: v=[0,round(a*R.uniform(.4,3),2),0,0,0]
            d=dict(zip(K[1:],map(float,v))); d['total']=round(sum(v),2); d={k:d[k] for k in K}
            put(r,1,c); put(r,3,C[c]); put(r,4,'NC' if c!='PPR' else 'CR'); nums(r,d); r+=1
            tl.append(d); cat.setdefault(c,[]).append(d); rows.append(dict(lease=oid,unit=su,name=nm,charge=c,**d))
        t=add(tl); lab=f'{nm} Total:'; put(r,3,lab,True); nums(r,t,True,True); tot.append(dict(label=lab,**t)); r+=2; bl+=tl
    t=add(bl); lab=b[6:]+' Total:'; put(r,1,lab,True); nums(r,t,True,True); tot.append(dict(label=lab,**t)); r+=2; allb+=bl
put(r,3,'Charge recap by category:',True,italic=True); r+=1
for c in C:
    if c in cat: put(r,1,c); put(r,3,C[c]); nums(r,add(cat[c])); r+=1
t=add(allb); r+=1; put(r,1,'Grand Total:',True); nums(r,t,True,True); tot.append(dict(label='Grand Total:',**t))
put(r+2,1,'Note: Vapor Depot LLC has been turned over to counsel; recovery doubtful.')
for c,w in zip('ABCDEFGHIJ',(11,2,40,5,13,12,12,12,12,12)): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='1:5'
wb.save(doc('ar2_northgate.xlsx')); save('ar2_northgate.xlsx','AR',rows,tot)
