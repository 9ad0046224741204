# Xero export TB worked on by the accountant; Irish approved housing body for older people; xlsx
import random, datetime
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter
from common import *
R=random.Random(7712)
N='Tobar_Muire_Trial_Balance_FY25.xlsx'
A=[ # code,name,type,this (dr+),prior, note
('200','Rents - differential (tenants)','Revenue',-148312.40,-141206.75,''),
('202','HAP & RAS receipts from County Council','Revenue',-96480,-91215,'agrees to CoCo remittances'),
('204','CAS / P&A income (maintenance allowance)','Revenue',-11840,-11840,''),
('206','Section 39 grant - day centre','Revenue',-52000,-50000,''),
('208','Meals on wheels - client contributions','Revenue',-18744.5,-16102,''),
('210','Alarm & laundry recharges','Revenue',-4286.25,-4011.8,''),
('215','Donations and church gate collection','Other Income',-6122.18,-9804.33,''),
('218','Release of capital grants','Other Income',-61250,-61250,''),
('270','Deposit interest','Other Income',-1904.77,-388.14,''),
('310','Kitchen provisions','Direct Costs',21366.02,19877.41,''),
('312','Client transport','Direct Costs',7410,6985.5,''),
('400','Advertising & website','Expenses',640,0,''),
('404','Bank fees','Expenses',412.18,398.6,''),
('406','RTB registration fees','Expenses',1160,1120,'29 @ 40'),
('408','Cleaning','Expenses',6240.5,5920,''),
('412','Audit and accountancy','Expenses',5842.5,5535,''),
('416','Depreciation - housing','Overhead',74980,74980,'per FAR'),
('417','Depreciation - fixtures & minibus','Overhead',6310.4,5144.9,''),
('420','Training and Garda vetting','Expenses',1835,922.5,''),
('425','Refuse','Expenses',3977.88,3704.12,''),
('429','General expenses','Expenses',288.41,1102.09,''),
('433','Insurance','Expenses',14220.36,12018.72,''),
('441','Legal & professional','Expenses',2460,0,'boundary query'),
('445','Light, power, heating - communal','Expenses',19844.73,23811.9,''),
('449','Minibus running costs','Expenses',4920.67,5211.35,''),
('453','Office, phone and broadband','Expenses',3118.09,2984.44,''),
('460','Regulator annual return / ICSH subscription','Expenses',1025,975,''),
('473','Repairs - reactive','Expenses',23188.16,17402.6,''),
('474','Repairs - cyclical painting','Expenses',9450,0,''),
('475','Fire alarm and lift contracts','Expenses',4884,4700,''),
('476','Voids & relets','Expenses',3206.7,6650.25,''),
('477','Wages and salaries','Expenses',72110.32,68944.1,''),
('478','Employer PRSI','Expenses',7968.2,7618.32,''),
('479','Bad debts','Expenses',-340,1288,'recovery'),
('610','Tenant rent debtors','Accounts Receivable',5914.06,4806.55,'see aged list'),
('612','HAP debtor','Current Asset',8040,7601.25,''),
('614','Prepayments','Current Asset',4960.12,4402.2,''),
('090','Current account - Bank of Erin','Bank',0,0,'rec 31/12'),
('091','Sinking fund deposit a/c','Bank',164500,142300,'bank letter'),
('092','Petty cash / Revolut card','Bank',186.44,240.1,''),
('710','Housing - cost','Fixed Asset',3749000,3749000,''),
('711','Housing - accumulated depreciation','Fixed Asset',-1274660,-1199680,''),
('720','Fixtures and fittings - cost','Fixed Asset',44310.2,38482.7,''),
('721','Fixtures and fittings - acc. depn','Fixed Asset',-31204.9,-27894.5,''),
('730','Minibus - cost','Fixed Asset',38500,38500,''),
('731','Minibus - acc. depn','Fixed Asset',-27000,-24000,''),
('800','Creditors','Accounts Payable',-7712.84,-9120.11,''),
('805','Accruals','Current Liability',-9860,-8410,''),
('820','VAT / RCT','Current Liability',-1486.3,0,''),
('825','PAYE/PRSI payable','Current Liability',-2604.15,-2488.4,''),
('830','Rent paid in advance','Current Liability',-1922.5,-1540,''),
('835','Tenants\' deposits held','Current Liability',-6960,-6480,''),
('840','Deferred income - Sec 39','Current Liability',0,-4000,''),
('900','CAS loan - County Council (contingent)','Non-current Liability',-880000,-880000,''),
('905','Deferred capital grants','Non-current Liability',-1286250,-1347500,''),
('910','HFA term loan','Non-current Liability',-218404.9,-231112.37,'HFA stmt'),
('960','Retained earnings','Equity',0,0,'b/f TB FY24'),
('970','Sinking fund reserve','Equity',-164500,-142300,''),
('999','Historical adjustment','Equity',0,0,''),
]
rows=[[a,b,t,round(x*100),round(y*100),n] for a,b,t,x,y,n in A]
ix={r[0]:r for r in rows}
# current account fixed, retained earnings plug in both years
ix['090'][3]=12144027
ix['960'][3]=-sum(r[3] for r in rows)
# roll forward: RE now = RE prior + prior surplus - transfer to sinking fund 22,200
surplus=-sum(r[4] for r in rows if r[2] in('Revenue','Other Income','Direct Costs','Expenses','Overhead'))
ix['960'][4]=ix['960'][3]+surplus-2220000
ix['090'][4]=-sum(r[4] for r in rows)
print('surplus prior',surplus,'now',-sum(r[3] for r in rows if r[2] in('Revenue','Other Income','Direct Costs','Expenses','Overhead')),'bank prior',ix['090'][4])
print('RE',ix['960'])
wb=Workbook(); ws=wb.active; ws.title='Trial Balance'
ar=lambda **k: Font(name='Arial',size=k.pop('size',10),**k)
ws['A1']='Trial Balance'; ws['A1'].font=ar(size=14,bold=True)
ws['A2']='Tobar Muire Housing Association CLG'; ws['A3']='As at 31 December 2025'
ws['A2'].font=ws['A3'].font=ar(size=12)
H=['Account Code','Account','Account Type','Debit - Year to date','Credit - Year to date','31 Dec 2024','Audit ref / comment']
for j,x in enumerate(H,1):
    c=ws.cell(5,j,x); c.font=ar(bold=True); c.border=Border(bottom=Side('thin')); c.alignment=Alignment(horizontal='right' if 4<=j<=6 else 'left',wrap_text=True,vertical='bottom',indent=2 if j==7 else 0)
r=6; truth=[]; td=tc=tp=0
fm='#,##0.00;(#,##0.00);0.00'
for a,b,t,x,y,n in rows:
    tr={"account":a,"name":b}
    ws.cell(r,1,a); ws.cell(r,2,b); ws.cell(r,3,t)
    if x>0 or (x==0 and a=='840'): ws.cell(r,4,c2f(x)); tr["debit"]=c2f(x); td+=x
    elif x<0: ws.cell(r,5,c2f(-x)); tr["credit"]=c2f(-x); tc-=x
    if y!=0 or a=='441': ws.cell(r,6,c2f(y)); tr["other:31 Dec 2024"]=c2f(y); tp+=y
    if a=='999': pass
    if n: ws.cell(r,7,n)
    for j in range(1,8):
        c=ws.cell(r,j); c.font=ar(italic=True,color='FF7F3F00') if j==7 else ar()
        if 4<=j<=6: c.number_format=fm
        if j==7: c.alignment=Alignment(indent=2)
    if len(tr)==2:  # nothing in either year: keep printed 0.00 
        ws.cell(r,4,0); ws.cell(r,6,0); tr["debit"]=0; tr["other:31 Dec 2024"]=0
    truth.append(tr); r+=1
assert td==tc and tp==0
ws.cell(r,1,'Total'); ws.cell(r,4,f'=SUM(D6:D{r-1})'); ws.cell(r,5,f'=SUM(E6:E{r-1})'); ws.cell(r,6,f'=SUM(F6:F{r-1})')
ws.cell(r,4).value=c2f(td); ws.cell(r,5).value=c2f(tc); ws.cell(r,6).value=c2f(tp)
for j in range(1,8):
    c=ws.cell(r,j); c.font=ar(bold=True); c.border=Border(top=Side('thin'),bottom=Side('double'))
    if 4<=j<=6: c.number_format=fm
ws.cell(r+2,1,'Draft - before deficit/surplus transfer to sinking fund. Exported from Xero 19 Jan 2026, prepared by B. Ní Fhlaithearta').font=ar(size=8,italic=True)
for col,w in zip('ABCDEFG',(9,44,22,17,17,17,24)): ws.column_dimensions[col].width=w
ws.freeze_panes='A6'; ws.page_setup.paperSize=9; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
w2=wb.create_sheet('Bank rec Dec')
for i,(a,b) in enumerate([('Bank reconciliation - current account 090',None),('Balance per statement 31/12/2025',123250.27),('Less: unpresented cheque 001884 (lift contractor)',-1210),('Less: EFT batch dated 30/12',-600),('Balance per Xero',121440.27)],1):
    w2.cell(i,1,a).font=ar(bold=i in(1,5)); 
    if b is not None: w2.cell(i,2,b).number_format='#,##0.00;-#,##0.00'
w2.column_dimensions['A'].width=52; w2.column_dimensions['B'].width=14
wb.save(doc(N))
save(N,'TB','Xero trial balance export (new report style) with account type, Dr/Cr YTD, signed prior year column and auditor comments, Irish approved housing body, euro',False,
 ['debit','credit','other:31 Dec 2024'],truth,[{"label":"Total","debit":c2f(td),"credit":c2f(tc),"other:31 Dec 2024":0}])
