# Resident-owned manufactured-home community: cash flow by month, actual then forecast, quarter columns between (XLSX)
import random,datetime; from st import *
from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as L
R=random.Random(6112); A='Sage Hollow Residents Cooperative'
MN=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
cols=[]; 
for q in range(4): cols+=[f'{m} 2025' for m in MN[3*q:3*q+3]]+[f'Q{q+1}']
cols.append('FY 2025')
s=St('Cash Flow - Actual and Forecast',A,'2025-01-01','2025-12-31',cols,sheet='CF 2025')
def ex(v):
    o=[]
    for q in range(4): o+=v[3*q:3*q+3]+[sum(v[3*q:3*q+3])]
    return o+[sum(v)]
def l(n,base=0,var=.08,only=None,rnd=1,sg=1):
    v=[]
    for k in range(12):
        if only is not None: v.append(only.get(k+1,0)*sg)
        elif k<8: v.append(sg*round(base*R.uniform(1-var,1+var)))
        else: v.append(sg*round(base/10)*10)
    return s.l(n,ex(v))
bgi=s.l('Beginning Cash',[0]*17)
s.h('Cash Receipts')
g=[l('Lot Rent Collected',58240,.02),l('Past-Due Lot Rent Collected',1150,.7),l('Water/Sewer Billback',6930,.06),l('RV & Boat Storage',880,.1),l('Membership Fees',only={2:500,5:1000,8:500,10:500}),l('Home Sale Commissions',only={4:2400,7:2400})]
r1=s.t('Operating Receipts',g)
g=[l('State Infrastructure Grant Draws',only={3:64250,5:118400,7:90815,9:75000}),l('Rental Voucher Pass-Through',2120,0)]
r2_=s.t('Grant & Subsidy Receipts',g); tr=s.t('Total Cash Receipts',[r1,r2_],typ='TOTAL')
s.h('Cash Disbursements'); N_=dict(sg=-1)
g=[l('Property Management',3650,0,sg=-1),l('Office & Technology',410,.3,sg=-1),l('Insurance',only={1:9870,4:9870,7:9870,10:10100},sg=-1),l('Property Taxes',only={6:21344,12:21500},sg=-1),l('Water & Sewer (City)',8120,.09,sg=-1),l('Electric - Wells, Lights',1240,.15,sg=-1),l('Trash',2385,.02,sg=-1),l('Roads & Snow',only={1:4310,2:3685,3:1200,6:7800,11:1500,12:3500},sg=-1),l('Tree Work',only={5:3900,10:2500},sg=-1),l('Repairs - Water Lines',1600,.7,sg=-1),l('Legal & Audit',only={3:5800,8:1265},sg=-1)]
d1=s.t('Operating Disbursements',g)
g=[l('Water Main Replacement (Grant)',only={3:64250,4:22700,5:95700,7:90815,9:75000},sg=-1),l('Community Center Roof',only={8:26480},sg=-1),l('Mortgage - ROC Lender',21764,0,sg=-1),l('Transfer to Replacement Reserve',2500,0,sg=-1)]
d2=s.t('Capital & Financing',g); td=s.t('Total Cash Disbursements',[d1,d2],typ='TOTAL')
nc=s.t('Net Change in Cash',[tr,td],typ='TOTAL',key='net_cash_flow')
bal=91406; V=s.rows[bgi]['values']; N0=s.rows[nc]['values']; V[16]=bal
for q in range(4):
    V[4*q+3]=bal
    for m in range(3): V[4*q+m]=bal; bal+=N0[4*q+m]
en=s.t('Ending Cash',[bgi,nc],typ='TOTAL'); print(s.rows[en]['values'])
# statistic rows on the sheet below the cash flow (no money, left out of the sums)
wb=Workbook(); w=wb.active; w.title='CF 2025'; fn='Aptos Narrow'
w['A1']=A; w['A1'].font=Font(name=fn,bold=True,size=14); w['A2']='Cash Flow - Actual and Forecast'; w['A3']='Updated 9/12/2025 for the Finance Committee; actual through August'
c=2
for k,t in enumerate(cols):
    x=w.cell(5,c+k); y=w.cell(6,c+k); isq=t[0]=='Q' or t[0]=='F'
    if isq: x.value=t; y.value='Total'
    else: mi=MN.index(t[:3]); x.value=datetime.date(2025,mi+1,1); x.number_format='mmm\\ yyyy'; y.value='Actual' if mi<8 else 'Forecast'
    for z in (x,y): z.font=Font(name=fn,bold=True,italic=y.value=='Forecast'); z.alignment=Alignment(horizontal='right'); z.fill=PatternFill('solid',fgColor='D9E2F3' if isq else 'E2EFDA' if y.value=='Actual' else 'FFF9E5')
r=7; th=Side(style='thin')
for row in s.rows:
    t=row['rowType']; x=w.cell(r,1,row['label']); x.font=Font(name=fn,bold=t!='LINE'); x.alignment=Alignment(horizontal='left',indent=2 if t=='LINE' and row['label']!='Beginning Cash' else 1 if t=='SUBTOTAL' else 0)
    if t!='HEADING':
        for k,v in enumerate(row['values']):
            y=w.cell(r,c+k,v); y.number_format='#,##0;(#,##0)'; y.font=Font(name=fn,bold=t!='LINE' or cols[k][0] in 'QF' and len(cols[k])<8 and not cols[k].startswith('Feb'))
            if t!='LINE': y.border=Border(top=th)
            if row['label']=='Ending Cash': y.fill=PatternFill('solid',fgColor='BFBFBF')
    r+=1+(row['label'] in('Beginning Cash','Total Cash Receipts','Total Cash Disbursements'))
w.column_dimensions['A'].width=34
for k in range(17): w.column_dimensions[L(c+k)].width=10.5
w.freeze_panes='B7'; w.page_setup.orientation='landscape'; w.page_setup.paperSize=5; w.page_setup.fitToHeight=1; w.sheet_properties.pageSetUpPr.fitToPage=True
N='sage_hollow_cashflow_2025_AF.xlsx'; wb.save(DOC+'/'+N)
save(N,[s],'MANUFACTURED_HOUSING','CASH_FLOW_STATEMENT','monthly cash flow with actual/forecast flags, quarter columns between months, grant draws, beginning and ending cash',True)
