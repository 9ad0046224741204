# NetSuite comparative balance sheet xlsx, medical office
from h import *; from openpyxl import Workbook; from openpyxl.styles import *
rng=random.Random(808)
spec='''
+|ASSETS
+|Current Assets
+|Bank
.1010|Operating - Pinnacle Bank|412886.14
.1020|Security Deposit Account|131250
.1035|Lender Reserve - TI/LC|268410.55
-|Total Bank
+|Accounts Receivable
.1110|Tenant Receivables|58214.9
.1115|Allowance for Doubtful Accounts|-9500
.1120|CAM Reconciliation Receivable|37640.22
-|Total Accounts Receivable
+|Other Current Asset
.1210|Prepaid Insurance|29871.67
.1215|Prepaid Property Taxes|0
.1230|Utility Deposits|6400
-|Total Other Current Asset
-|Total Current Assets
+|Fixed Assets
.1510|Land|2150000
.1520|Building|13840000
.1530|Tenant Improvements|1926455.18
.1540|Parking Lot Improvements|214300
.1590|Accumulated Depreciation|-3187422.06
-|Total Fixed Assets
+|Other Assets
.1710|Deferred Leasing Commissions, net|284116.4
.1720|Straight-line Rent Receivable|196330.71
.1730|Loan Costs, net|77208.33
-|Total Other Assets
-|Total ASSETS|total_assets|TOTAL
+|Liabilities & Equity
+|Current Liabilities
+|Accounts Payable
.2010|Accounts Payable|64120.83
-|Total Accounts Payable
+|Other Current Liability
.2110|Accrued Property Taxes|118600
.2120|Accrued Interest|42877.5
.2130|Prepaid Rents|51309.12
.2140|Tenant Security Deposits|131250
-|Total Other Current Liability
-|Total Current Liabilities|cl
+|Long Term Liabilities
.2510|Mortgage Note - Heartland Life|9640218.77
.2550|Due to Affiliate|75000
-|Total Long Term Liabilities|ltl
+|Equity
.3010|Member Contributions|6500000
.3020|Member Distributions|-2140000|d
.3900|Retained Earnings|0|plug
.3999|Net Income|386114.02|ni
-|Total Equity|total_equity
-|Total Liabilities & Equity|tle|TOTAL
'''
PRI={412886.14:None,131250:128400,268410.55:231960.3,58214.9:49872.35,-9500:-7000,37640.22:31905.8,29871.67:27640,6400:6400,2150000:2150000,13840000:13840000,1926455.18:1788210.44,214300:214300,-3187422.06:-2706918.4,
284116.4:297450.12,196330.71:181204.09,77208.33:92650,64120.83:71344.19,118600:113250,42877.5:43902.61,51309.12:46720.75,9640218.77:9868104.2,75000:75000,6500000:6500000,-2140000:-1820000,386114.02:341772.65,0:0}
def gen(a,md):
    return [a,PRI[a] if PRI[a] is not None else 0.0]
s=St('Comparative Balance Sheet','Lakeline Medical Plaza',['End of Dec 2024','End of Dec 2023','Variance'],None,'2024-12-31',sheet='ComparativeBalanceSheet')
s.parse(spec,gen)
R=s.rows; ix={r['label']:k for k,r in enumerate(R) if r['v']}
def bump(ls,c,x):
    for l in ls: R[ix[l]]['v'][c]=r2(R[ix[l]]['v'][c]+x)
EQ=('Retained Earnings','Total Equity','Total Liabilities & Equity')
bump(EQ,0,R[ix['Total ASSETS']]['v'][0]-R[ix['Total Liabilities & Equity']]['v'][0])
bump(EQ,1,R[ix['Retained Earnings']]['v'][0]-PRI[386114.02])
bump(('Operating - Pinnacle Bank','Total Bank','Total Current Assets','Total ASSETS'),1,R[ix['Total Liabilities & Equity']]['v'][1]-R[ix['Total ASSETS']]['v'][1])
print('cash23',R[ix['Operating - Pinnacle Bank']]['v'])
for r in R:
    if r['v']: r['v']=r['v']+[r2(r['v'][0]-r['v'][1])]
s.pf=None
fn='ComparativeBalanceSheet843.xlsx'
wb=Workbook(); ws=wb.active; ws.title='ComparativeBalanceSheet'
for i,(t,z) in enumerate([('Northlake Healthcare Realty, LLC',10),('Parent Company : Lakeline Medical Plaza',9),('Comparative Balance Sheet',14),('End of Dec 2024',9)]):
    ws.merge_cells(start_row=i+1,start_column=1,end_row=i+1,end_column=5); c=ws.cell(i+1,1,t); c.alignment=Alignment(horizontal='center'); c.font=Font(name='Open Sans',size=z,bold=z==14)
g=PatternFill('solid',fgColor='D0D0D0')
for j,(t,t2) in enumerate([('Financial Row','') ,('Amount','(As of Dec 2024)'),('Comparison Amount','(As of Dec 2023)'),('Variance',''),('% Variance','')]):
    c=ws.cell(7,1+j,t+('\n'+t2 if t2 else '')); c.font=Font(name='Open Sans',size=8,bold=True); c.fill=g; c.alignment=Alignment(wrap_text=True,horizontal='left' if j==0 else 'right',vertical='center')
ws.row_dimensions[7].height=26; ws.row_dimensions[3].height=20
s.cols=['Amount (As of Dec 2024)','Comparison Amount (As of Dec 2023)','Variance']
y=8
for r in R:
    b=r['t']!='LINE'; c=ws.cell(y,1,(r['code']+' - ' if r['code'] else '')+r['label']); c.alignment=Alignment(horizontal='left',indent=r['d']); c.font=Font(name='Open Sans',size=8,bold=b)
    if r['v']:
        for j,v in enumerate(r['v']+[r['v'][2]/abs(r['v'][1]) if r['v'][1] else None]):
            if v is None: continue
            c=ws.cell(y,2+j,v); c.number_format='$#,##0.00;($#,##0.00)' if j<3 else '0.00%;(0.00%)'; c.font=Font(name='Open Sans',size=8,bold=b)
            if b: c.border=Border(top=Side('thin'))
    y+=1
for k,w in zip('ABCDE',(44,17,19,16,11)): ws.column_dimensions[k].width=w
ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(B+'documents/'+fn)
save(fn,[s.truth()],'OFFICE','BALANCE_SHEET','s46a','NetSuite comparative balance sheet export, combined code and label, deep nesting',False)
print(len(R),R[-1]['v'],[R[ix[l]]['v'] for l in('Total ASSETS','Retained Earnings','Total Equity')])
