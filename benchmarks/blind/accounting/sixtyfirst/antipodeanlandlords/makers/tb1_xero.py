# NZ Xero trial balance with comparative, PDF (reportlab platypus)
import random
from common import *
from reportlab.lib.pagesizes import A4
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
F='/usr/share/fonts/truetype/liberation/LiberationSans-'
pdfmetrics.registerFont(TTFont('LS',F+'Regular.ttf')); pdfmetrics.registerFont(TTFont('LSB',F+'Bold.ttf'))
rnd=random.Random(6101)
FN='Trial_Balance_Koromiko_Commercial_31Mar2025.pdf'
A=[ # code,name,type, 2025 signed (dr +), 2024 signed
('200','Rental Income - 14 Waring Taylor St','Revenue',-412806.24,-401118.00),
('201','Rental Income - 88 Molesworth St','Revenue',-286440.00,-279200.04),
('202','Rental Income - Petone Trade Units','Revenue',-198733.52,-187604.16),
('205','Carpark Licence Fees','Revenue',-38220.00,-36960.00),
('206','Signage & Rooftop Licence','Revenue',-14500.00,-14000.00),
('210','Operating Expense Recoveries','Revenue',-171382.77,-158940.31),
('215','OPEX Wash-up Prior Year','Revenue',4216.08,-2960.44),
('225','Rental Incentive Amortisation','Revenue',18750.00,18750.00),
('270','Interest Received','Other Income',-6311.90,-4870.26),
('271','Insurance Proceeds','Other Income',None,-27415.00),
('400','Accounting & Tax Fees','Expense',14850.00,13900.00),
('404','Bank Fees','Expense',312.40,288.15),
('408','Building Cleaning - Common Areas','Expense',29640.00,28116.00),
('409','Building WOF & Compliance','Expense',11872.35,10984.90),
('412','Consulting - Seismic','Expense',8600.00,32450.00),
('416','Fire Alarm Monitoring','Expense',4380.12,4201.80),
('420','Ground Rent - Port Authority','Expense',52000.00,52000.00),
('425','HVAC Maintenance','Expense',23918.66,21740.25),
('429','General Expenses','Expense',1066.31,894.72),
('433','Insurance','Expense',84215.20,71660.43),
('437','Interest - ASB Loan 01','Expense',189644.38,201883.16),
('438','Interest - ASB Loan 02','Expense',41270.90,None),
('441','Legal Expenses','Expense',9735.50,4120.00),
('445','Light, Power, Heating','Expense',18422.09,17311.67),
('449','Lift Contract','Expense',12600.00,12144.00),
('453','Leasing Commissions','Expense',16500.00,None),
('457','Property Management Fees','Expense',37340.02,36155.28),
('461','Rates - Wellington City Council','Expense',118406.74,104372.15),
('462','Rates - Hutt City Council','Expense',26911.48,24085.90),
('463','Rates - Greater Wellington Regional','Expense',13277.03,11946.62),
('473','Repairs & Maintenance','Expense',33512.97,41208.83),
('477','Directors Fees','Expense',24000.00,24000.00),
('485','Security Patrols','Expense',7140.00,6960.00),
('489','Valuation Fees','Expense',6900.00,6500.00),
('490','Water','Expense',3388.41,3107.56),
('491','Doubtful Debts','Expense',5200.00,None),
('500','Depreciation','Depreciation',21870.00,23106.00),
('505','Income Tax Expense','Expense',30112.60,46250.12),
('510','Revaluation (Gain)/Loss','Other Income',-150000.00,420000.00),
('600','ASB Business Account','Bank',61480.57,48912.06),
('601','ASB Savings On Call','Bank',142008.33,110655.91),
('602','Tenant Bond Trust Account','Bank',46500.00,41200.00),
('610','Accounts Receivable','Accounts Receivable',27955.84,35618.42),
('611','Provision for Doubtful Debts','Current Asset',-5200.00,None),
('620','Prepayments','Prepayment',38214.60,33007.95),
('625','Unamortised Rental Incentives','Non-current Asset',56250.00,75000.00),
('700','Investment Property - 14 Waring Taylor St','Fixed Asset',6150000.00,6050000.00),
('701','Investment Property - 88 Molesworth St','Fixed Asset',4100000.00,4100000.00),
('702','Investment Property - Petone Trade Units','Fixed Asset',3275000.00,3225000.00),
('710','Plant & Fitout','Fixed Asset',218700.00,218700.00),
('711','Less Accumulated Depreciation on Plant & Fitout','Fixed Asset',-134506.00,-112636.00),
('800','Accounts Payable','Accounts Payable',-31276.15,-28840.77),
('810','Rent Received in Advance','Current Liability',-40118.34,-36902.00),
('820','GST','Current Liability',-19644.71,-17350.28),
('825','Tenant Bonds Held','Current Liability',-46500.00,-41200.00),
('830','Income Tax Payable','Current Liability',-8412.60,-15250.12),
('840','ASB Loan 01','Non-current Liability',-3100000.00,-3250000.00),
('841','ASB Loan 02','Non-current Liability',-700000.00,None),
('850','Shareholder Current Account - R & T Koromiko Trust','Non-current Liability',-612544.90,-588120.35),
('855','Deferred Tax','Non-current Liability',-241300.00,-238750.00),
('860','Rounding','Current Liability',-0.03,0.02),
('960','Retained Earnings','Equity',None,None),
('970','Share Capital','Equity',-1000000.00,-1000000.00),
('980','Dividends Paid','Equity',60000.00,80000.00),
]
A=[list(a) for a in A]
re=[a for a in A if a[0]=='960'][0]
re[3]=r2(-sum(a[3] or 0 for a in A)); re[4]=r2(-sum(a[4] or 0 for a in A))
print('RE',re)
rows=[];f=lambda v:'' if v is None else f'{v:,.2f}'
def par(v): return '-' if v is None else (f'({-v:,.2f})' if v<0 else f'{v:,.2f}')
C='other:31 Mar 2024'
P=ParagraphStyle('p',fontName='LS',fontSize=8,leading=9.6)
tab=[['Account\nCode','Account','Account Type','Debit - Year to\ndate','Credit - Year to\ndate','31 Mar 2024']]
for c,n,t,x,y in A:
    d=x if x and x>0 else None; cr=-x if x and x<0 else None
    rows.append({'account':c,'name':n,'debit':d,'credit':cr,C:y})
    tab.append([c,Paragraph(n.replace('&','&amp;'),P),Paragraph(t,P),f(d) ,f(cr),par(y)])
td=r2(sum(r['debit'] or 0 for r in rows)); tc=r2(sum(r['credit'] or 0 for r in rows)); ty=r2(sum(r[C] or 0 for r in rows))
assert td==tc and ty==0,(td,tc,ty)
tab.append(['Total','','',f(td),f(tc),'0.00'])
def foot(c,doc):
    c.saveState(); c.setFont('LS',7); c.setFillColor(colors.HexColor('#666666'))
    c.drawString(42,26,'Trial Balance   |   Koromiko Commercial Holdings Limited   |   22 Apr 2025'); c.drawRightString(553,26,f'Page {doc.page} of 2'); c.restoreState()
doc=SimpleDocTemplate(D+FN,pagesize=A4,leftMargin=42,rightMargin=42,topMargin=46,bottomMargin=48,title='Trial Balance')
H=ParagraphStyle('h',fontName='LSB',fontSize=17,leading=22);S=ParagraphStyle('s',fontName='LSB',fontSize=11,leading=15);S2=ParagraphStyle('s2',fontName='LS',fontSize=9.5,leading=13)
t=Table(tab,colWidths=[44,160,86,74,74,73],repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'LS',8),('FONT',(0,0),(-1,0),'LSB',8),('FONT',(0,-1),(-1,-1),'LSB',8),('ALIGN',(3,0),(-1,-1),'RIGHT'),
 ('VALIGN',(0,0),(-1,-1),'MIDDLE'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,-2),0.3,colors.HexColor('#cccccc')),
 ('LINEABOVE',(0,-1),(-1,-1),0.8,colors.black),('TOPPADDING',(0,0),(-1,-1),3),('BOTTOMPADDING',(0,0),(-1,-1),3),('LEFTPADDING',(0,0),(0,-1),0),('RIGHTPADDING',(-1,0),(-1,-1),0)]))
doc.build([Paragraph('Trial Balance',H),Paragraph('Koromiko Commercial Holdings Limited',S),Paragraph('As at 31 March 2025',S2),Spacer(1,10),t],onFirstPage=foot,onLaterPages=foot)
save(FN,'TB',['debit','credit',C],rows,[{'label':'Total','debit':td,'credit':tc,C:0.0}],'Xero (new report) NZ trial balance, code/account/type, YTD debit+credit, signed comparative',False)
