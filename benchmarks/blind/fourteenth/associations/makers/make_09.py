# Accounting-package export: Profit & Loss by month, nested label columns and spacer columns (XLSX). PLANTED.
import random; from st import *
from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as L
R=random.Random(6109); A='Juniper Flats Townhome Owners Assoc'
M=['Jan 24','Feb 24','Mar 24','Apr 24','May 24','Jun 24','Jul 24','Aug 24','Sep 24','Oct 24','Nov 24','Dec 24']
s=St('Profit & Loss',A,'2024-01-01','2024-12-31',M+['TOTAL'])
def l(lv,n,base=0,var=.1,only=None):
    v=[round(base*R.uniform(1-var,1+var),2) if only is None else only.get(k+1,0) for k in range(12)]; return s.l(n,v+[round(sum(v),2)],lv=lv)
s.h('Ordinary Income/Expense',lv=0); s.h('Income',lv=1)
s.h('Assessment Income',lv=2); g=[l(3,'Operating Assessments',15840,0),l(3,'Reserve Assessments',4320,0),l(3,'Late Fees',135,.8)]
a=s.t('Total Assessment Income',g,lv=2)
b=l(2,'Garage Rental',650,0); d=l(2,'Transfer & Document Fees',only={2:350,3:175,5:525,6:350,8:350,9:175,11:175}); e=l(2,'Utility Rebate Grant',only={4:2400,10:1250})
ti=s.t('Total Income',[a,b,d,e],lv=1,typ='TOTAL',key='total_income')
gp=s.t('Gross Profit',[ti],lv=0)
s.h('Expense',lv=1); T=[]
def grp(n,ls): s.h(n,lv=2); T.append(s.t('Total '+n,[l(3,x[0],**x[1]) for x in ls],lv=2))
D=dict
grp('Administrative',[('Bookkeeping',D(base=425,var=0)),('Management Fees',D(base=1375,var=0)),('Office & Postage',D(base=92,var=.5)),('Legal & Collection',D(only={3:612.5,7:1187.5,12:245})),('Tax Return & Review',D(only={4:2150}))])
grp('Building Maintenance',[('Gutter Cleaning',D(only={5:1480,11:1525})),('Exterior Repairs',D(base=1120,var=.6)),('Pest Control',D(base=185,var=0)),('Roof Repairs',D(only={1:860,4:2315.4,10:745}))])
grp('Grounds',[('Lawn Service',D(only={k:1845 for k in range(4,12)})),('Snow & Ice',D(only={1:3120,2:2475.5,3:980,11:640,12:2890.25})),('Sprinkler',D(only={4:520,7:318.6,10:440}))])
T.append(l(2,'Insurance',3286.42,0)); 
grp('Utilities',[('Electric',D(base=340,var=.2)),('Trash',D(base=1216,var=.03)),('Water & Sewer',D(base=2480,var=.15))])
T.append(l(2,'Reconciliation Discrepancies',only={6:-4.17}))
te=s.t('Total Expense',T,lv=1,typ='TOTAL',key='total_operating_expenses')
no=s.t('Net Ordinary Income',[gp,(te,-1)],lv=0,key='noi')
s.h('Other Income/Expense',lv=0); s.h('Other Income',lv=1); g=[l(2,'Interest - Reserve CD',only={3:812.33,6:818.9,9:824.6,12:829.17}),l(2,'Insurance Claim Proceeds',only={8:11640})]
oi=s.t('Total Other Income',g,lv=1); s.h('Other Expense',lv=1); g=[l(2,'Reserve Expenditures',only={8:14210,9:6380.5}),l(2,'Income Tax',only={4:318})]
oe=s.t('Total Other Expense',g,lv=1); nt=s.t('Net Other Income',[oi,(oe,-1)],lv=0)
s.t('Net Income',[no,nt],lv=-1,typ='TOTAL',key='net_income')
i=[k for k,r in enumerate(s.rows) if r['label']=='Lawn Service'][0]; assert s.rows[i]['values'][6]==1845; s.rows[i]['values'][6]=1345
s.planted=dict(what="'Lawn Service' Jul 24 printed 1,345.00 instead of 1,845.00; its row total, 'Total Grounds' and all later totals use 1,845.00",kind='digit_changed',row=i,column=6)
wb=Workbook(); w=wb.active; w.title='Sheet1'; LV=6
f=lambda b: Font(name='Arial',size=8,bold=b)
w.cell(1,1,A).font=Font(name='Arial',size=12,bold=True); w.cell(2,1,'Profit & Loss').font=Font(name='Arial',size=14,bold=True); w.cell(3,1,'January through December 2024').font=Font(name='Arial',size=10,bold=True); w.cell(1,33,'2:47 PM').font=f(True); w.cell(2,33,'01/21/25').font=f(True); w.cell(3,33,'Accrual Basis').font=f(True)
col=[LV+1+2*k for k in range(13)]; th=Side(style='medium')
for k,t in zip(col,s.cols): x=w.cell(5,k,t); x.font=f(True); x.alignment=Alignment(horizontal='center'); x.border=Border(bottom=th)
r=6
for row,m in zip(s.rows,s.meta):
    w.cell(r,m['lv']+2,row['label']).font=f(True)
    if row['rowType']!='HEADING':
        for k,v in zip(col,row['values']):
            x=w.cell(r,k,v); x.number_format='#,##0.00;-#,##0.00'; x.font=f(row['label']=='Net Income')
            if row['rowType']!='LINE': x.border=Border(top=Side(style='thin'),bottom=Side(style='double') if row['label']=='Net Income' else None)
        if row['rowType']!='LINE' and m['lv']>=2: r+=1
    r+=1
for k in range(1,LV): w.column_dimensions[L(k)].width=2.5
w.column_dimensions[L(LV)].width=24
for k in col: w.column_dimensions[L(k)].width=10.5; w.column_dimensions[L(k+1)].width=1
w.freeze_panes='G6'; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
N='Juniper Flats P&L by month 2024.xlsx'; wb.save(DOC+'/'+N); print(r)
save(N,[s],'OTHER','OPERATING_STATEMENT_T12','accounting-package monthly P&L export, nested label columns, spacer columns between months',True)
