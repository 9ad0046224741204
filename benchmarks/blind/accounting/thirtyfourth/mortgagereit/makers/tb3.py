# MRI-like trial balance, industrial, xlsx: grouped header Opening Dr/Cr | Activity | Closing Dr/Cr, sections with subtotals, spacer columns
import random
from openpyxl import Workbook
from openpyxl.worksheet.properties import PageSetupProperties
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from common import *
f='tb_ironbridge_industrial.xlsx'; R=random.Random(3503)
S=[("ASSETS",[("MR1001","OPERATING CASH",322418.07,-18420.33),("MR1004","LOCKBOX CASH",0,41250),("MR1120","TENANT RECEIVABLES",88214.9,-12077.15),("MR1125","UNBILLED (S/L) RENT",415882.14,6210.5),("MR1310","PREPAID INSURANCE",18450,-6150),("MR1320","TAX ESCROW",141200.4,35300.1),("MR1601","LAND",4880000,0),("MR1605","BUILDINGS",16240500,0),("MR1610","ROOF & PAVING IMPROVEMENTS",622118.75,48930),("MR1690","ACCUM DEPR - BUILDINGS",-3108774.5,-36802.88),("MR1710","LEASE COMMISSIONS",274500,0),("MR1715","ACCUM AMORT - COMMISSIONS",-98212.44,-2287.5)]),
("LIABILITIES & EQUITY",[("MR2001","ACCOUNTS PAYABLE",-41877.2,-29315.4),("MR2050","ACCRUED RE TAXES",-211801,-35300.1),("MR2060","ACCRUED INTEREST",-54166.67,0),("MR2100","PREPAID RENT",-22410.6,9805.6),("MR2200","SECURITY DEPOSITS",-164500,0),("MR2501","MORTGAGE PAYABLE",-13000000,0),("MR3001","OWNER CAPITAL",None,0),("MR3050","OWNER DISTRIBUTIONS",360000,75000)]),
("REVENUE",[("MR4001","BASE RENT - WAREHOUSE",-1192408,-149051),("MR4005","BASE RENT - FLEX",-288040.8,-36005.1),("MR4010","STRAIGHT-LINE RENT",-49684,-6210.5),("MR4101","CAM REIMBURSEMENT",-141016,-17627),("MR4105","TAX REIMBURSEMENT",-268280.8,-33535.1),("MR4110","INSURANCE REIMBURSEMENT",-46740,-5842.5),("MR4300","TRAILER PARKING",-14400,-1800)]),
("EXPENSES",[("MR5010","SNOW & LANDSCAPE",38911.4,3250),("MR5020","FIRE SPRINKLER MONITORING",6288,786),("MR5030","HVAC MAINTENANCE",12740.22,1915.4),("MR5040","DOCK & DOOR REPAIRS",9460,0),("MR5100","COMMON UTILITIES",15102.66,1744.26),("MR5200","MANAGEMENT FEE",60017.1,7502.14),("MR5300","PROPERTY INSURANCE",49200,6150),("MR5400","REAL ESTATE TAXES",282400.8,35300.1),("MR5500","PROFESSIONAL FEES",11350,1400)]),
("BELOW THE LINE",[("MR6010","INTEREST EXPENSE",433333.36,54166.67),("MR6100","DEPRECIATION",294423.04,36802.88),("MR6110","AMORTIZATION",18300,2287.5)])]
flat=[l for _,L in S for l in L]
chg=sum(l[3] for l in flat)
S=[(s,[(a,n,o,(r2(c-chg) if a=='MR2001' else c)) for a,n,o,c in L]) for s,L in S]
cap=r2(-sum(l[2] for _,L in S for l in L if l[2] is not None))
wb=Workbook();ws=wb.active;ws.title='MRI_GLTRIALB'
F=lambda b=0,s=9:Font(name='Courier New',size=s,bold=bool(b))
ws['A1']='Database:  IRONBRDG';ws['H1']='Page: 1';ws['A2']='ENTITY:  3310  Ironbridge Industrial Park, LLC';ws['H2']='Date: 10/14/2025';ws['C3']='Trial Balance - Opening / Activity / Closing';ws['C4']='Accrual Basis     Period 08/25 to 08/25'
for x in ['A1','A2','H1','H2','C3','C4']: ws[x].font=F(x in('C3','C4'),9)
ws.merge_cells('D6:E6');ws['D6']='Opening Balance';ws['F6']='Net';ws.merge_cells('H6:I6');ws['H6']='Closing Balance'
for x,t in zip('ABDEFHI',['Account','Description','Debit','Credit','Change','Debit','Credit']): ws[f'{x}7']=t
fill=PatternFill('solid',fgColor='E2E2E2')
for r in (6,7):
    for x in 'ABCDEFGHI': ws[f'{x}{r}'].font=F(1);ws[f'{x}{r}'].fill=fill;ws[f'{x}{r}'].alignment=Alignment(horizontal='center' if x>'B' else 'left')
for x,w in zip('ABCDEFGHI',[11,30,2,17,17,16,2,17,17]): ws.column_dimensions[x].width=w
C=dict(open_dr='D',open_cr='E',activity='F',close_dr='H',close_cr='I'); NF='#,##0.00;(#,##0.00)'
rows=[];tot=[];r=9
def put(d,r,bold=0):
    for k,x in C.items():
        if k in d: ws[f'{x}{r}']=d[k];ws[f'{x}{r}'].number_format=NF;ws[f'{x}{r}'].font=F(bold)
        if bold: ws[f'{x}{r}'].border=Border(top=Side('thin'),bottom=Side('double') if bold>1 else None)
def sm(L): return {k:r2(sum(q.get(k,0) for q in L)) for k in C}
for s,L in S:
    ws[f'A{r}']=s;ws[f'A{r}'].font=F(1);r+=1;mine=[]
    for a,n,o,c in L:
        o=cap if o is None else o; e=r2(o+c); d={}
        if o: d['open_dr' if o>0 else 'open_cr']=abs(o)
        d['activity']=c
        if e: d['close_dr' if e>0 else 'close_cr']=abs(e)
        ws[f'A{r}']=a;ws[f'B{r}']=n;ws[f'A{r}'].font=ws[f'B{r}'].font=F();put(d,r);mine.append({"account":a,"name":n,**d});r+=1
    t=sm(mine);ws[f'B{r}']='TOTAL '+s;ws[f'B{r}'].font=F(1);put(t,r,1);tot.append({"label":'TOTAL '+s,**t});rows+=mine;r+=2
t=sm(rows);assert t['open_dr']==t['open_cr'] and t['close_dr']==t['close_cr'] and t['activity']==0,t
t['activity']=0.0;ws[f'B{r}']='ENTITY 3310 TOTAL';ws[f'B{r}'].font=F(1);put(t,r,2);tot.append({"label":'ENTITY 3310 TOTAL',**t})
ws[f'A{r+2}']='** End of report **';ws[f'A{r+2}'].font=F();ws.freeze_panes='C8';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True)
wb.save(out(f))
save(f,'TB','INDUSTRIAL','MRI trial balance, grouped opening/closing Dr-Cr with net change, sections',True,list(C),rows,tot)
