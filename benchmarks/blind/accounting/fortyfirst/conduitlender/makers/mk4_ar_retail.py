# Shopping centre: openpyxl; tenant banner row, charge lines beneath, tenant subtotal; total column FIRST; collections notes in the far column
import random, datetime
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(4104)
TEN=[('101','Pinebluff Hardware & Rental','t0010442',9800),('104','Blue Heron Coffee Roasters, LLC','t0010517',1850),('105-106','Sari Palace Restaurant Group','t0009981',3600),('108','Dr. Lenore Abadie, DDS','t0010330',2200),('110','Quick Crown Cash & Title','t0010604',1400),('112','Nail Atelier by Vy','t0010288',1200),('114','Marchetti Bros. Pizza','t0010092',2400),('116A','Tutor Tree Learning Ctr.','t0010618',1500),('118','Stride Right Physical Therapy','t0010411',2900),('120','Golden Needle Alterations','t0010007',900),('201','Valu-Barn #117','t0008815',24500),('205','Iron Lantern Fitness','t0010559',14200),('PAD 1','Sundown Fuel & Mart','t0010190',5200),('PAD 2','First Ledger Credit Union','t0010201',3300),('ATM-1','Cashpoint Networks Inc','t0010622',60)]
PAST=[('116B','Vapor Junction','t0009870',1300),('122','Bella Bridal (Ch. 7)','t0009756',2600)]
CH=['Base Rent','CAM Estimate','Tax Estimate','Insurance Est.','Percentage Rent','CAM Recon 2024','Late Charge','Sign Rent','Water/Sewer Billback','NSF Fee']
notes={'104':'Pmt plan, $750/mo thru Mar','110':'3-day notice served 12/2','205':'Disputes 2024 CAM recon - audit requested','201':'Corporate pays on the 10th','116B':'Skip. To atty.','122':'Proof of claim filed'}
wb=Workbook();ws=wb.active;ws.title='AgedRec';K=['total','b0_30','b31_60','b61_90','b90','prepaid'];rows=[];tots=[];N='#,##0.00;[Red]-#,##0.00;0.00'
cal='Calibri';B=lambda **k:Font(name=cal,size=10,bold=True,**k);P=Font(name=cal,size=10)
ws['A1']='Aging Detail by Tenant';ws['A1'].font=Font(name=cal,size=14,bold=True)
ws['A2']='Property: Mill Race Crossing (mrc)';ws['A3']='Age As Of: 12/05/2025    Status: Current, Past    Charges posted through 12/2025'
ws['A4']='Tenants with zero balance excluded'
H=[['','Amount','','','','','',''],['Charge','Owed','0 - 30','31 - 60','61 - 90','Over 90','Pre-','Collections'],['','','Days','Days','Days','Days','payments','comment']]
for i,h in enumerate(H):
    for j,t in enumerate(h):
        c=ws.cell(6+i,1+j,t or None);c.font=B(color='FFFFFF');c.fill=PatternFill('solid',fgColor='3B5B6D');c.alignment=Alignment(horizontal='center' if j else 'left')
r=10
def put(r,lab,v,bold=False,indent=0,top=False):
    c=ws.cell(r,1,lab);c.font=B() if bold else P;c.alignment=Alignment(indent=indent)
    for j,k in enumerate(K):
        if v.get(k) is None: continue
        c=ws.cell(r,2+j,v[k]);c.number_format=N;c.font=B() if bold else P
        if top:c.border=Border(top=Side(style='thin'))
def blk(unit,name,code,sf,past):
    global r
    ws.cell(r,1,f'{unit}   {name}   ({code})').font=B();ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=5);
    for j in range(1,9): ws.cell(r,j).fill=PatternFill('solid',fgColor='E4ECEF')
    if unit in notes: ws.cell(r,8,notes[unit]).font=Font(name=cal,size=9,italic=True)
    r+=1;base=r2(sf*R.uniform(1.5,2.3));cam=r2(sf*.38);tx=r2(sf*.29);L=[]
    deep=past or R.random()<.45
    def row(ch,b):
        b=[r2(x) for x in b];L.append(dict(unit=unit,resident=code,name=name,charge=ch,total=r2(sum(b)),b0_30=b[0],b31_60=b[1],b61_90=b[2],b90=b[3],prepaid=b[4]))
    if code=='t0010622': row('Base Rent',[0,0,0,0,-450.0])
    elif code=='t0010201': row('CAM Recon 2024',[0,0,0,1288.43,0]);row('Base Rent',[0,0,0,0,-base])
    else:
        m=[0 if past else 1,1 if deep and not past else 0,1 if deep and R.random()<.5 and not past else 0,R.choice([2,3,4]) if past else 0]
        row('Base Rent',[base*m[0]-(R.choice([0,0,250]) if m[0] else 0),base*m[1],base*m[2],base*m[3],0])
        row('CAM Estimate',[cam*m[0],cam*m[1],cam*m[2],cam*m[3],0])
        if R.random()<.6: row('Tax Estimate',[tx*m[0],tx*m[1],0,tx*m[3],0])
        if deep: row('Late Charge',[0 if past else r2(base*.05),r2(base*.05)*m[1],r2(base*.05)*m[2],r2(base*.05)*m[3],0])
        x=R.random()
        if x<.25: row('Water/Sewer Billback',[R.uniform(40,190),0,0,0,0])
        elif x<.4: row('CAM Recon 2024',[0,0,0,R.uniform(300,5200),0])
        elif x<.5: row('CAM Recon 2024',[0,0,-R.uniform(100,900),0,0])
        elif x<.6: row('NSF Fee',[0,35,0,0,0])
        elif x<.75 and not past: row('Unapplied Receipt',[0,0,0,0,-R.uniform(150,1900)])
        if unit=='201': row('Percentage Rent',[0,18422.77,0,0,0])
    for d in L:
        put(r,d['charge'],d,indent=2);rows.append(d);r+=1
    t=dict(label='Total '+name,**{k:r2(sum(x[k] for x in L)) for k in K});put(r,t['label'],t,True,1,True);tots.append(t);r+=2
    return L
def grand(lab,L):
    global r
    t=dict(label=lab,**{k:r2(sum(x[k] for x in L)) for k in K});put(r,lab,t,True,0,True);tots.append(t);r+=2
cur=[];
for t in TEN: cur+=blk(*t,False)
grand('Subtotal - Current Tenants',cur);past=[]
ws.cell(r,1,'PAST TENANTS').font=B();r+=1
for t in PAST: past+=blk(*t,True)
grand('Subtotal - Past Tenants',past);grand('Grand Total mrc',cur+past)
ws.column_dimensions['A'].width=38
for c in 'BCDEFG':ws.column_dimensions[c].width=13
ws.column_dimensions['H'].width=36
ws.freeze_panes='B9';ws.print_title_rows='6:8';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc('mrc_AgingDetail_120525.xlsx'));truth('mrc_AgingDetail_120525','AR',K,rows,tots);print(len(rows))
