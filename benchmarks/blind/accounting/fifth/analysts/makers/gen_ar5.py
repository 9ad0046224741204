# Owner's own workbook: retail strips, A/R by property and month; recap under it. PLANTED: a tenant row dropped.
import random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from common import *
R=random.Random(52)
P={'Juniper Crossing - 2200 W. Juniper Rd.':[('101','Sal\'s Brick Oven Pizza'),('102-103','Little Acorns Childcare LLC'),('104','Nail Artistry'),('106','U-Save Dental Group, PC'),('107','Vapor Lounge #4'),('110','FedPoint Credit Union'),('112','Blue Heron Yoga'),('114-116','Dollar Depot #0881')],
'Harmon Plaza':[('A','Harmon Liquors Inc.'),('B','Thai Basil Kitchen'),('C-D','Tri-County Physical Therapy'),('E','H&R Tax Shop (seasonal)'),('G','Cell City Wireless'),('J','Bayou Wash & Fold')],
'Rt. 9 Outparcels':[('1','Burrito Norte QSR #17'),('2','Quick Lube Partners LP'),('3','Coastal Urgent Care')],
'Mill & Third (Mixed Use)':[('C1','The Third Place Coffee'),('C2','Bindery Books'),('C3','Vacant - prior: Salon Luxe'),('C4','Arbor Realty Advisors'),('C5','Kismet Tattoo Co.')]}
MO=['Sep 2025','Aug 2025','Jul 2025','Jun 2025']; SP='Unpaid Balance by Month Billed '
MON=['other:Base Rent / Mo.']+['other:'+SP+m for m in MO]+['other:'+SP+'Prior','total','prepaid','deposit']
COL=[3,5,6,7,8,9,11,12,14]
wb=Workbook();ws=wb.active;ws.title='AR 9-30';ws.sheet_view.showGridLines=False
F=lambda b=False,s=10,i=False,c='000000':Font(name='Calibri',size=s,bold=b,italic=i,color=c)
for c,w in zip('ABCDEFGHIJKLMNO',[10,32,12,1.5,13,13,13,13,13,1.5,14,12,1.5,13,44]): ws.column_dimensions[c].width=w
ws['B1']='STANBURY RETAIL PARTNERS';ws['B1'].font=F(True,16,c='1B5E3A')
ws['B2']='A/R by property and month - as of September 30, 2025';ws['B2'].font=F(False,11,True)
ws['O1']='Loan 40-118823 / Borrower certificate Exh. C';ws['O1'].font=F(s=9)
hf=PatternFill('solid',fgColor='1B5E3A')
ws.merge_cells('E4:I4');ws['E4']=SP.strip();ws['E4'].font=F(True,c='FFFFFF');ws['E4'].fill=hf;ws['E4'].alignment=Alignment(horizontal='center')
for c,t in zip([1,2]+COL+[15],['Space','Tenant','Base Rent / Mo.']+MO+['Prior','Total Due','Prepaid','Security Deposit','Comments']):
    x=ws.cell(5,c,t);x.font=F(True,c='FFFFFF');x.fill=hf;x.alignment=Alignment(horizontal='left' if c in(1,2,15) else 'center',wrap_text=True,vertical='center')
ws.row_dimensions[5].height=28
NF='#,##0.00;[Red]-#,##0.00;0.00'
rows=[];tots=[];r=6;G=[0]*9;rec=[];planted=None
def line(r,v,b=False,fill=None,top=False):
    for c,q in zip(COL,v):
        if q is None: continue
        x=ws.cell(r,c,q/100);x.number_format=NF;x.font=F(b)
        if top: x.border=Border(top=Side(style='thin'))
    if fill:
        for c in range(1,16): ws.cell(r,c).fill=PatternFill('solid',fgColor=fill)
CM={'Vacant - prior: Salon Luxe':'Vacated 5/31. Deposit to be applied; balance to attorney.','Vapor Lounge #4':'5-day notice served 9/11. Guarantor is out of state','Thai Basil Kitchen':'Deferral agreement - Jun & Jul to be paid in 2026','Dollar Depot #0881':'Disputes 2024 CAM rec. billed in July','Quick Lube Partners LP':'Ground lease; pays quarterly','Bayou Wash & Fold':'Water submeter rebill only','H&R Tax Shop (seasonal)':'Closed until January, rent continues'}
for prop,ts in P.items():
    ws.cell(r,1,prop).font=F(True,11,c='1B5E3A');ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=9); r+=1
    S=[0]*9
    for u,t in ts:
        rent=R.randint(18,92)*5000 if 'Dollar' not in t else 1466667
        b=[None]*5; pre=None
        k=R.random()
        if t.startswith('Vacant'): rent=None;b=[None,None,None,None,1184250]
        elif t=='Dollar Depot #0881': b=[rent,None,418722,None,None]
        elif t=='Vapor Lounge #4': b=[rent,rent,rent,rent//2,23500]
        elif t=='Thai Basil Kitchen': b=[rent//4,None,rent,rent,None]
        elif t=='Bayou Wash & Fold': b=[61244,58830,None,None,None]
        elif t=='Quick Lube Partners LP': b=[rent,rent,None,None,None]
        elif t=='Cell City Wireless': b=[rent,rent-15000,32500,None,7816]
        elif k<.3: b=[R.choice([rent,rent//2,14250]),None,None,None,None]
        elif k<.5: b=[rent,R.choice([rent//2,9900]),None,None,None]
        elif k<.62: b[4]=R.randint(2000,90000)
        elif k<.72: b=[-R.randint(1000,9000),None,None,None,None]
        else: pre=-R.choice([rent,rent+8500])
        tot=sum(q or 0 for q in b)
        dep=(rent or 250000) if R.random()<.8 else None
        if t=='Vacant - prior: Salon Luxe': dep=250000
        v=[rent]+b+[tot,pre,dep]
        S=[a+(q or 0) for a,q in zip(S,v)]
        if t=='Cell City Wireless':
            planted={"what":f"Harmon Plaza: the tenant row of Space G, Cell City Wireless (total due {tot/100:,.2f}, base rent {rent/100:,.2f}) is missing although the Harmon Plaza total, the portfolio total and the recap include it","kind":"row_dropped"}
            continue
        ws.cell(r,1,u).font=F();ws.cell(r,2,t).font=F();line(r,v)
        if t in CM: ws.cell(r,15,CM[t]).font=F(s=9,i=True)
        rows.append({'property':prop,'unit':u,'name':t,**{m:q/100 for m,q in zip(MON,v) if q is not None}}); r+=1
    lab='Total '+prop.split(' - ')[0]
    ws.cell(r,2,lab).font=F(True);line(r,S,True,'E3F1E8',True)
    tots.append({'label':lab,**{m:q/100 for m,q in zip(MON,S)}});rec.append((prop.split(' - ')[0],S));G=[a+q for a,q in zip(G,S)]; r+=2
ws.cell(r,2,'PORTFOLIO TOTAL').font=F(True,11);line(r,G,True,'BFDFCB',True);tots.append({'label':'PORTFOLIO TOTAL',**{m:q/100 for m,q in zip(MON,G)}})
r+=3;ws.cell(r,2,'Recap by Property').font=F(True,11,c='1B5E3A');r+=1
for p,S in rec:
    ws.cell(r,2,p).font=F();line(r,S);tots.append({'label':p,**{m:q/100 for m,q in zip(MON,S)}});r+=1
ws.cell(r,2,'All Properties').font=F(True);line(r,G,True,None,True);tots.append({'label':'All Properties',**{m:q/100 for m,q in zip(MON,G)}})
r+=2;ws.cell(r,2,'Negative = tenant credit. Prepaid is October rent received in September and is not netted in Total Due.').font=F(s=9,i=True)
ws.freeze_panes='C6';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
n='stanbury_ar_by_month.xlsx';wb.save(doc(n));save(n,'AR',MON,rows,tots,planted);print(len(rows),[q/100 for q in G],planted)
