# mall: Courier text report, trailing minus, net activity; planted digit
import random
from lib import *
from reportlab.lib.pagesizes import landscape, letter
from reportlab.pdfgen import canvas
N='glrpt_quarry_ridge_mall.pdf'
S=[('ASSETS',[('1005-00','CASH - LOCKBOX',204118.77,388214.10,401775.92),('1010-00','CASH - OPERATING',33652.08,219400,208116.43),('1015-00','CASH - CASH MGMT / LENDER CTRL',512900.16,92350.40,0),('1105-00','A/R - TENANTS BILLED',341776.25,402118.33,388214.10),('1110-00','A/R - STRAIGHT LINE RENT',188402,0,4216),('1120-00','ALLOW FOR UNCOLLECTIBLE',-97500,0,18250),('1205-00','TENANT NOTES RECEIVABLE',42000,0,1750),('1310-00','PREPAID INSURANCE',61250.04,0,8750),('1405-00','LAND',6200000,0,0),('1410-00','BUILDING SHELL',31450000,0,0),('1420-00','TENANT IMPROVEMENTS',4117862.5,38640,0),('1425-00','LEASING COMMISSIONS',902344.18,6120,0),('1490-00','ACCUM DEPREC & AMORT',-14873209.66,0,98415.33)]),
('LIABILITIES',[('2005-00','ACCOUNTS PAYABLE',-287640.91,199366.43,176208.9),('2010-00','ACCRUED EXPENSES',-44180,44180,39725),('2105-00','ACCRUED RE TAXES',-391666.69,0,65277.78),('2205-00','TENANT SECURITY DEPOSITS',-118425,4500,0),('2210-00','PREPAID RENT',-63417.84,63417.84,51290.36),('2305-00','SALES TAX ON RENT',-8814.02,8814.02,9106.55),('2505-00','LOAN PAYABLE - CMBS A NOTE',-24650000,0,0),('2510-00','LOAN PAYABLE - B NOTE',-3800000,0,0),('2550-00','ACCRUED INTEREST - DEFAULT',-711250,0,142250)]),
('EQUITY',[('3005-00','OWNER CAPITAL',None,0,0),('3010-00','DISTRIBUTIONS (FROZEN)',150000,0,0)]),
('INCOME',[('4005-00','BASE RENT - INLINE',-1304882.4,0,217480.4),('4010-00','BASE RENT - ANCHOR',-312500,0,52083.33),('4015-00','PERCENTAGE RENT',-38716.22,0,4811.09),('4020-00','SPECIALTY LEASING / KIOSK',-71240,1200,13875),('4105-00','CAM RECOVERY',-288019.5,0,48003.25),('4110-00','RE TAX RECOVERY',-196440.72,0,32740.12),('4120-00','MARKETING FUND',-30200,0,5033.33),('4205-00','RENT ABATEMENT - CO-TENANCY',87500,14583.33,0)]),
('EXPENSES',[('5005-00','JANITORIAL',101884.2,17240,0),('5010-00','SECURITY',133120,22186.67,0),('5015-00','HVAC & MECHANICAL',58417.45,9338.12,1410),('5020-00','PARKING LOT & SNOW',39210,0,0),('5105-00','ELECTRIC COMMON AREA',214667.89,36992.4,0),('5110-00','WATER & SEWER',18840.36,2977.18,0),('6005-00','MANAGEMENT FEE',89600,15200,0),('6010-00','RECEIVER COMPENSATION',25000,12500,0),('6015-00','LEGAL - WORKOUT',41318.5,16740,0),('6020-00','BAD DEBT',54750,18250,0),('6105-00','REAL ESTATE TAXES',391666.69,65277.78,0),('6110-00','INSURANCE',52500,8750,0),('7005-00','INTEREST - CONTRACT & DEFAULT',853500,142250,0),('7105-00','DEPRECIATION & AMORT',590491.98,98415.33,0)])]
allr=[a for s,x in S for a in x]
# balance the month through operating cash, the opening through owner capital
d0=round(sum(a[3]-a[4] for a in allr),2); o0=round(sum(a[2] or 0 for a in allr),2)
M=['beginning','debit','credit','activity','ending']
rows=[];tot=[];g=[]
for s,x in S:
    sec=[]
    for c,n,b,d,k in x:
        if c=='3005-00': b=-o0
        if c=='1010-00':
            if d0>0: k=round(k+d0,2)
            else: d=round(d-d0,2)
        r={'account':c,'name':n,'beginning':float(b),'debit':float(d),'credit':float(k),'activity':round(d-k,2)};r['ending']=round(r['beginning']+r['activity'],2)
        sec.append(r)
    rows+=sec;t={'label':'TOTAL '+s,**sm(sec,M)};tot.append(t);g.append((s,sec,t))
gt={'label':'REPORT TOTAL',**sm(rows,M)};tot.append(gt)
assert gt['beginning']==0 and gt['ending']==0 and gt['debit']==gt['credit'],gt
p=[r for r in rows if r['account']=='5105-00'][0];old=p['ending'];p['ending']=round(old-30000+0,2)
def f(v):
    s=f'{abs(v):,.2f}'
    if s.startswith('0.'): s=s[1:]
    return s+('-' if v<0 else ' ')
def ln(a,n,d): return f'{a:<9}{n:<31}'+''.join(f'{f(d[m]):>18}' for m in M)
W,H=landscape(letter);c=canvas.Canvas(doc(N),pagesize=(W,H))
body=[]
for s,sec,t in g:
    body.append(s)
    for r in sec: body.append(ln(r['account'],r['name'],r))
    body.append(' '*40+''.join(f'{"-"*15:>17} ' for _ in M));body.append(ln('',t['label'],t));body.append('')
body.append(' '*40+''.join(f'{"="*15:>17} ' for _ in M));body.append(ln('',gt['label'],gt));body.append('');body.append('*** END OF REPORT  GLTB040 ***')
per=38;pages=[body[i:i+per] for i in range(0,len(body),per)]
for i,pg in enumerate(pages):
    c.setFont('Courier',8.4)
    hd=[f'GLTB040  RUN 11/08/24 07:42:16{"QUARRY RIDGE MALL - RECEIVERSHIP ESTATE":^74}PAGE {i+1:>4}',
        f'{"":30}{"GENERAL LEDGER TRIAL BALANCE - PERIOD 10/24 - BOOK: ACCRUAL":^74}','',
        f'{"":40}'+''.join(f'{t:>17} ' for t in ['BEGINNING','PERIOD','PERIOD','NET','ENDING']),
        f'{"ACCOUNT":<9}{"DESCRIPTION":<31}'+''.join(f'{t:>17} ' for t in ['BALANCE','DEBITS','CREDITS','CHANGE','BALANCE']),'-'*130]
    y=H-44
    for l in hd+pg: c.drawString(44,y,l);y-=11.6
    c.showPage()
c.save()
save(N,'TB',M,rows,tot,{"what":f"account 5105-00 ELECTRIC COMMON AREA: ending printed {p['ending']:,.2f}, should be {old:,.2f}","kind":"digit"})
