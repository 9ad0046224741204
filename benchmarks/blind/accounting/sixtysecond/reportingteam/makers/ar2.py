# office aged receivables by charge, openpyxl
import random
from datetime import date, timedelta
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from common import *
R=random.Random(31)
N='AR_aging_detail_Meridian_Row_Office.xlsx'
TN=[('0150','Corner Ladle Cafe LLC','t0003107'),('0400','Stannard & Voss LLP','t0002981'),('0510','Northfold Analytics, Inc.','t0003266'),('0600','Bayline Title Company','t0002744'),('0725','Orrin Pediatrics Group PA','t0003318'),('0800','Teller Freight Brokerage','t0003055'),('0910','Juniper Wealth Partners','t0003290'),('1000','Castor Engineering Corp.','t0002615'),('1120','Halvorsen Dental Arts','t0003341'),('1200','Kestrel Cloud Systems Inc','t0003198'),('ROOF1','Signal Reach Wireless','t0002450')]
CH={'BRT':'Base Rent - Office','CAM':'Operating Expense Escalation','RET':'Real Estate Tax Escalation','ELE':'Electric Submeter','HVC':'After-Hours HVAC','PKG':'Parking','LAT':'Late Fee','MSC':'Miscellaneous Bill-back','ANT':'Antenna License'}
asof=date(2025,10,31)
wb=Workbook(); ws=wb.active; ws.title='Aging Detail'
B=Font(name='Calibri',size=10,bold=True); P=Font(name='Calibri',size=10); th=Side(style='thin'); 
ws['A1']='Meridian Row Office Tower'; ws['A1'].font=Font(name='Calibri',size=14,bold=True)
ws['A2']='Aged Receivables Detail by Charge Code'; ws['A3']='As of: 10/31/2025    Post month: 10/2025    Aged on: invoice date'
for q in('A2','A3'): ws[q].font=P
H=['Charge','Invoice No.','Inv. Date','Total Owed','Current\n(0-30)','31-60\nDays','61-90\nDays','91-120\nDays','Over 120\nDays','Prepays /\nUnapplied']
hr=5
for i,h in enumerate(H):
    x=ws.cell(hr,i+1,h); x.font=Font(name='Calibri',size=10,bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='44546A'); x.alignment=Alignment(horizontal='center' if i>2 else 'left',vertical='center',wrap_text=True)
ws.row_dimensions[hr].height=30
K=['total','b0_30','b31_60','b61_90','b91_120','b120','prepaid']
nf='#,##0.00_);(#,##0.00)'
r=hr+1; rows=[];tots=[];G=[0]*7;inv=20418; rec={}
def put(r,v,f,top=False):
    for i,a in enumerate(v):
        x=ws.cell(r,4+i); x.font=f; x.number_format=nf
        if a is not None: x.value=a/100
        if top: x.border=Border(top=th)
for su,nm,t in TN:
    ws.cell(r,1,f'Suite {su}   {nm}   ({t})').font=B
    for cc in range(1,11): ws.cell(r,cc).fill=PatternFill('solid',fgColor='EDEDED')
    r+=1; L=[]
    rent=R.randint(6200,41000)*100
    n=R.choice([2,3,4,5,6,7,8])
    for k in range(n):
        if nm.startswith('Signal'): code=R.choice(['ANT','ELE']); rent=385000
        else: code=R.choice(['BRT','CAM','RET','ELE','ELE','HVC','PKG','LAT','MSC'])
        mo=R.choice([10,10,10,10,9,9,8,7,6,5])
        d=date(2025,mo,1) if code in('BRT','CAM','RET','PKG','ANT') else date(2025,mo,R.randint(3,27))
        a={'BRT':rent,'CAM':int(rent*.14),'RET':int(rent*.11),'ELE':R.randint(18000,220000),'HVC':R.randint(4,30)*6500,'PKG':R.randint(2,14)*14500,'LAT':int(rent*.05),'MSC':R.randint(9000,95000),'ANT':385000}[code]
        if R.random()<.15: a=R.randint(1000,a)
        if code=='MSC' and R.random()<.4: a=-a
        L.append((d,code,a))
    L.sort()
    L=list(dict.fromkeys(L))
    if R.random()<.35 or su=='0600': L.append((date(2025,10,R.randint(20,30)),'PPD',-R.choice([rent,R.randint(4000,300000)])))
    S=[0]*7
    for d,code,a in L:
        age=(asof-d).days; v=[None]*7
        if code=='PPD': v[6]=a; v[0]=a
        else:
            v[0]=a; v[1+min(4,0 if age<=30 else 1 if age<=60 else 2 if age<=90 else 3 if age<=120 else 4)]=a
        inv+=R.randint(1,40); no=f'C-{inv}' if code!='PPD' else f'R-{inv-9000}'
        ws.cell(r,1,'  '+code).font=P; ws.cell(r,2,no).font=P; x=ws.cell(r,3,d); x.font=P; x.number_format='mm/dd/yyyy'; x.alignment=Alignment(horizontal='left')
        put(r,v,P); r+=1
        rows.append({'unit':su,'name':nm,'resident':t,'charge':code,'invoice':no,'date':d.isoformat(),**{k:c(q) for k,q in zip(K,v)}})
        for i,q in enumerate(v): S[i]+=q or 0
        q=rec.setdefault(code,[0]*7)
        for i,z in enumerate(v): q[i]+=z or 0
    ws.cell(r,1,f'Total {nm}').font=B; put(r,S,B,True); tots.append({'label':f'Total {nm}',**{k:c(q) for k,q in zip(K,S)}})
    for i,q in enumerate(S): G[i]+=q
    r+=2
ws.cell(r,1,'Grand Total').font=B; put(r,G,B)
for cc in range(4,11): ws.cell(r,cc).border=Border(top=th,bottom=Side(style='double'))
tots.append({'label':'Grand Total',**{k:c(q) for k,q in zip(K,G)}})
r+=3; ws.cell(r,1,'Recap by charge code').font=B; r+=1
CH['PPD']='Prepaid / Unapplied Receipt'
for code in sorted(rec): ws.cell(r,1,code).font=P; ws.cell(r,2,CH[code]).font=P; put(r,rec[code],P); r+=1
assert [sum(rec[k][i] for k in rec) for i in range(7)]==G and G[0]==sum(G[1:])
for i,w in enumerate([12,13,12,14,14,13,13,13,13,13]): ws.column_dimensions['ABCDEFGHIJ'[i]].width=w
ws.freeze_panes='A6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='5:5'
wb.save(doc(N)); print(len(rows),c(G[0]))
save(N,'AR',K,rows,tots,'office aging by charge under tenant headings, xlsx, recap by charge code at foot',True)
