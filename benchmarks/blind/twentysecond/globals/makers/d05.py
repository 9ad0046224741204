# SAP-like list: cash flow statement, direct method, trailing minus; PLANTED: a subtotal misprinted
from lib import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import A4,landscape
cols=['RepPer. 2025.01-06','CmpPer. 2024.01-06','Abs. Variance']
s=St('Cash Flow Statement - Direct Method','Zuidas Parkgebouw','2025-01-01','2025-06-30',cols)
def l(n,a,b): return s.l(n,[a,b,round(a-b,2)])
s.h('Cash flows from operating activities')
a=[l('Rent received from tenants',3284610.55,3121874.10),l('Service charge advances received',611420.00,594300.00),l('Parking receipts',148275.40,139950.25),l('VAT received from tax authority',96311.00,104872.00)]
A=s.t('Receipts from operations',a)
b=[l('Payments to suppliers - service costs',-688214.37,-641077.92),l('Payments to suppliers - owner costs',-214906.80,-259441.16),l('Property tax and levies (OZB)',-187440.00,-181205.00),l('Insurance premiums paid',-61288.15,-58930.44),l('Management fees paid',-98538.32,-93656.22),l('VAT paid to tax authority',-402117.00,-388640.00)]
Bb=s.t('Payments for operations',b)
O=s.t('Net cash from operating activities',[A,Bb],'TOTAL')
s.h('Cash flows from investing activities')
c=[l('Capital expenditure - facade renovation',-742180.66,-118400.00),l('Capital expenditure - tenant fit-out',-205615.90,-331742.38),l('Investment subsidies received',85000.00,0.00)]
Iv=s.t('Net cash used in investing activities',c,'TOTAL')
s.h('Cash flows from financing activities')
d=[l('Drawdown capex facility',700000.00,0.00),l('Loan repayments',-312500.00,-312500.00),l('Interest paid',-684922.13,-701338.75),l('Bank charges and swap settlements',-18470.66,12906.31),l('Distributions to fund',-950000.00,-750000.00)]
Fi=s.t('Net cash used in financing activities',d,'TOTAL')
N=s.t('Net change in cash',[O,Iv,Fi],'TOTAL'); 
op=l('Cash at beginning of period',1942306.81,1750118.24)
s.t('Cash at end of period',[op,N],'TOTAL')
# planted: the financing subtotal, report period column, has two digits swapped (true -1,265,892.79 -> -1,256,892.79); later totals use the true sum
t=s.r[Fi]['values']; assert t[0]==-1265892.79,t; t[0]=-1256892.79
s.d['planted']={'what':"'Net cash used in financing activities', column RepPer. 2025.01-06: printed -1,256,892.79, its lines add to -1,265,892.79 (variance and net change in cash use the true figure)",'kind':'total_wrong'}
s.k('net_cash_flow',N)
c=canvas.Canvas(B+'documents/zuidas_cashflow_direct.pdf',pagesize=landscape(A4)); y=560
def pr(t,b=0):
    global y
    c.setFont('Courier-Bold' if b else 'Courier',8); c.drawString(36,y,t); y-=11.2
def sap(v): return f'{abs(v):,.2f}'+('-' if v<0 else ' ')
pr('Noorderzon Vastgoed Fund II'+' '*36+'Cash Flow Statement - Direct Method'+' '*12+'Time 07:41:19   Date 10.07.2025'); pr('Amsterdam'+' '*101+'RFBILA00/MVDH  Page      1')
pr(''); pr('Company code 2140   Business entity 0031 Zuidas Parkgebouw   Ledger 0L   Fin.stmt version ZCFD   Amounts in Euro (EUR)'); pr('-'*134)
pr('|  '+'Fin. stmt item'.ljust(62)+'|'+'RepPer.'.center(20)+'|'+'CmpPer.'.center(20)+'|'+'Abs.'.center(20)+'|Sum|'); pr('|  '+' '*62+'|'+'2025.01-06'.center(20)+'|'+'2024.01-06'.center(20)+'|'+'Variance'.center(20)+'|lvl|'); pr('-'*134)
for r in s.r:
    k=r['rowType']; L=r['label']
    if k=='HEADING': pr('|  '+L.ljust(62)+'|'+(' '*20+'|')*3+'   |',1); continue
    sm={'LINE':'   ','SUBTOTAL':'*3*','TOTAL':'*2*'}[k]
    pr('|  '+(('     ' if k=='LINE' else '  ' if k=='SUBTOTAL' else '')+L).ljust(62)+'|'+''.join(sap(v).rjust(20)+'|' for v in r['values'])+sm+'|',k!='LINE')
    if k=='TOTAL': pr('-'*134)
c.save(); save('zuidas_cashflow_direct.pdf','OFFICE','CASH_FLOW_STATEMENT','SAP-like boxed list print, trailing minus, direct cash flow',[s])
