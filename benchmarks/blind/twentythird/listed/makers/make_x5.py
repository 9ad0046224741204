# UK student housing, Sage 50 nominal codes, workbook: cover + P&L (period/YTD/forecast) + BS (net assets form)
import random
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(755);N='Tannery Court Student Residences'
a=S('Profit and Loss Account',N,'2024-09-01','2025-04-30',['Period 8 Actual','Period 8 Budget','Period 8 Variance','YTD Actual','YTD Budget','YTD Variance','FY Forecast','FY Budget','FY Prior Year'],sheet='P&L')
def L(c,l,b,g,vol=.05):
    A=round(b*R.uniform(1-vol,1+vol));Y=round(b*8*R.uniform(1-vol/2,1+vol/2));return a.line(l,[A,b,g*(A-b),Y,b*8,g*(Y-b*8),Y+round(b*4*R.uniform(.97,1.02)),b*12,round(b*12*R.uniform(.91,.97))],code=c)
def T(l,it,sg=None,**k):
    i=a.tot(l,it,sg,**k)
    if sg:
        for c in(2,5):a.rows[i]['v'][c]=sum(a.rows[j]['v'][c] for j in it)
    return i
a.head('Sales');r=[L('4000','Room licence fees - en-suite',168000,1,.02),L('4001','Room licence fees - studio',74500,1,.02),L('4002','Summer school and short lets',9000,1,.3),L('4010','Laundry commission',1150,1,.1),L('4011','Vending and cycle hub',380,1,.2),L('4020','Re-let and damage recharges',1900,1,.4)]
ti=T('Total Sales',r,key='total_income')
a.head('Direct Expenses');r=[L('6000','Cleaning contract',9800,-1),L('6010','Linen and kitchen packs',700,-1,.3),L('6020','Agents and Pathway commissions',5200,-1,.15),L('6030','Broadband (student)',3350,-1,.02)]
d=T('Total Direct Expenses',r);gp=T('Gross Profit',[ti,d],[1,-1])
a.head('Overheads');r=[L('7000','Gross wages',24300,-1,.03),L('7006',"Employer's NI and pension",3700,-1,.03),L('7100','Head lease ground rent',2500,-1,0),L('7103','General rates (commercial unit)',620,-1,0),L('7200','Electricity',17600,-1,.12),L('7201','Gas - district heat',8200,-1,.15),L('7202','Water',5400,-1),L('7300','Insurance',4350,-1,.01),L('7500','Printing, post and stationery',260,-1,.3),L('7600','Legal and professional fees',1500,-1,.5),L('7800','Repairs and renewals',11200,-1,.2),L('7801','Lift, fire alarm and CCTV',2750,-1,.1),L('7901','Bank and card charges',890,-1,.1),L('8100','Bad debt write off',600,-1,.7)]
o=T('Total Overheads',r);np=T('Operating Profit before Interest and Depreciation',[gp,o],[1,-1],t='TOTAL',key='noi')
i1=L('7903','Loan interest paid',52400,-1,.02);i2=L('8000','Depreciation',31250,-1,0)
n_=T('Net Profit',[np,i1,i2],[1,-1,-1],t='TOTAL',key='net_income')
ytd=a.rows[n_]['v'][3];pm=a.rows[n_]['v'][0]
b=S('Balance Sheet',N,None,'2025-04-30',['30 Apr 2025','31 Mar 2025','Movement'],sheet='BS')
def B(c,l,x,y):return b.line(l,[x,y,x-y],code=c)
b.head('Fixed Assets');f=[B('0010','Leasehold property',24180000,24180000),B('0040','Furniture and fixtures',1312400,1312400),B('0041','Furniture and leasehold depreciation',-2281250,-2250000)];t1=b.tot('Total Fixed Assets',f)
b.head('Current Assets')
deb=(61240,88975);pre=(27460,31810);cl=(-118340,-97205);vat=(-2915,-4470);acc=(-64800,-59150);defi=(-486200,-722900);ln=(-9650000,-9690000)
fix=(24180000+1312400-2281250,24180000+1312400-2250000)
sh=12500000;rsv=641980;eq=(sh+rsv+ytd,sh+rsv+ytd-pm)
cash=[eq[k]-(fix[k]+deb[k]+pre[k]+cl[k]+vat[k]+acc[k]+defi[k]+ln[k]) for k in(0,1)];print('cash',cash,ytd,pm)
c=[B('1100','Debtors control account',*deb),B('1103','Prepayments',*pre),B('1200','Bank current account',*cash)];t2=b.tot('Total Current Assets',c)
b.head('Creditors: due within one year');k=[B('2100','Creditors control account',*cl),B('2109','Accruals',*acc),B('2110','Licence fees received in advance',*defi),B('2200','VAT liability',*vat)];t3=b.tot('Total Creditors due within one year',k)
t4=b.tot('Net Current Assets',[t2,t3]);t5=b.tot('Total Assets less Current Liabilities',[t1,t4])
b.head('Creditors: due after more than one year');l=B('2300','Bank term loan',*ln);t6=b.tot('Net Assets',[t5,l],t='TOTAL')
b.head('Capital & Reserves');e=[B('3000','Ordinary shares',sh,sh),B('3200','Profit and loss account brought forward',rsv,rsv),B(None,'Profit for the year to date',ytd,ytd-pm)]
t7=b.tot("Shareholders' Funds",e,t='TOTAL',key='total_equity');assert b.rows[t6]['v']==b.rows[t7]['v']
wb=Workbook();w=wb.active;w.title='Cover'
w['B3']=N;w['B3'].font=Font(size=20,bold=True,color='00573F');w['B4']='Management accounts pack - Period 8 (April 2025)';w['B6']='Prepared by: Finance';w['B7']='Reviewed by: Asset management';w['B9']='Contents: P&L, BS';w.column_dimensions['B'].width=60
g=PatternFill('solid',fgColor='00573F');lg=PatternFill('solid',fgColor='E2EFDA')
w=wb.create_sheet('P&L');w['A1']=N;w['A1'].font=Font(bold=True,size=12);w['A2']='Profit and Loss Account';w['A3']='From: Month 1, September 2024   To: Month 8, April 2025';w['A3'].font=Font(italic=True,size=9)
for rg,t in(('C5:E5','Period 8'),('F5:H5','Year to date'),('I5:K5','Full year')):
    w.merge_cells(rg);q=w[rg[:2]];q.value=t;q.font=Font(bold=True,color='FFFFFF');q.fill=g;q.alignment=Alignment(horizontal='center')
for j,t in enumerate(['N/C','Nominal','Actual','Budget','Var','Actual','Budget','Var','Forecast','Budget','Prior Year']):
    q=w.cell(6,1+j,t);q.font=Font(bold=True);q.fill=lg;q.alignment=Alignment(horizontal='left' if j<2 else 'right')
def rows(w,s,y,nc,fmt):
    for r in s.rows:
        y+=1;bo=r['t']!='LINE'
        if r['t']=='HEADING':y+=1
        if r['code']:w.cell(y,1,r['code'])
        w.cell(y,2,r['label']).font=Font(bold=bo,color='00573F' if r['t']=='HEADING' else '000000')
        if r['v'][0] is None:continue
        for j,v in enumerate(r['v']):
            q=w.cell(y,nc+j,v);q.number_format=fmt;q.font=Font(bold=bo,color='C00000' if 'Variance' in s.cols[j] and v<0 else '000000')
            if bo:q.border=Border(top=Side('thin'))
            if r['t']=='TOTAL':q.fill=lg
rows(w,a,6,3,'#,##0;(#,##0);0');w.column_dimensions['A'].width=7;w.column_dimensions['B'].width=46
for x in 'CDEFGHIJK':w.column_dimensions[x].width=11.5
w.freeze_panes='C7';w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True
w=wb.create_sheet('BS');w['B1']=N;w['B1'].font=Font(bold=True,size=12);w['B2']='Balance Sheet';w['B3']='As at 30 April 2025 (Period 8)'
for j,t in enumerate(['30/04/2025','31/03/2025','Movement']):
    q=w.cell(5,4+j,t);q.font=Font(bold=True);q.alignment=Alignment(horizontal='right');q.fill=lg;w.cell(6,4+j,'£').alignment=Alignment(horizontal='right')
rows(w,b,6,4,'#,##0;(#,##0);0');w.column_dimensions['A'].width=7;w.column_dimensions['B'].width=44;w.column_dimensions['C'].width=2
for x in 'DEF':w.column_dimensions[x].width=14
w.sheet_properties.pageSetUpPr.fitToPage=True
n='tannery_court_P08_mgmt_pack.xlsx';wb.save(doc(n));dump(n,[a,b],'STUDENT_HOUSING','OPERATING_STATEMENT','UK PBSA Sage 50 pack: cover, P&L with forecast, net-assets balance sheet',False)
