# balance sheet by fund, landscape, shading; planted digit
from common import *; from reportlab.pdfgen import canvas; from reportlab.lib import colors
P='Seabrook Terrace Owners Association, Inc.'
cols=['Operating Fund','Replacement Fund','Contingency Fund','Total 2024','Total 2023']
s=St('COMPARATIVE BALANCE SHEET BY FUND',P,None,'2024-12-31',cols)
def l(n,a,b,c,p,**k): return s.l(n,[a,b,c,a+b+c,p],**k)
s.h('A. ASSETS')
A=[l('Cash and cash equivalents',148206.14,312455.90,41870.02,488120.77),l('Certificates of deposit',0,950000.00,75000.00,1000000.00),l('Assessments receivable, net of allowance of $9,400',36418.55,0,0,29977.25),l('Accrued interest receivable',0,11862.41,933.70,10418.06),l('Prepaid insurance',58114.00,0,0,52660.00),l('Utility deposits',4250.00,0,0,4250.00),l('Due from (to) other funds',-22400.00,22400.00,0,0),l('Furniture and equipment, net',17903.68,0,0,21664.12)]
ta=s.t('TOTAL ASSETS',A,'TOTAL',key='total_assets')
s.h('B. LIABILITIES')
Lb=[l('Accounts payable',41977.36,18204.00,0,66120.48),l('Accrued expenses',16520.91,0,0,14003.16),l('Assessments received in advance',53884.20,0,0,47915.60),l('Special assessment - unexpended',0,0,28600.00,0),l('Contract liabilities (assessments received in advance - replacement fund)',0,684311.75,0,701226.08),l('Income taxes payable',1240.00,0,0,980.00),l('Security deposits - clubhouse',6500.00,0,0,6000.00)]
tl=s.t('TOTAL LIABILITIES',Lb,'TOTAL',key='total_liabilities')
s.h('C. FUND BALANCES')
V=lambda i:s.rows[i]['values']
des=[0,400000.00,60000.00]
eq=[round(V(ta)[k]-V(tl)[k],2) for k in range(5)]
r1=l('Designated by the Board',*des,440000.00)
und=[round(eq[k]-V(r1)[k],2) for k in range(5)]
r2=s.l('Undesignated',und)
te=s.t('TOTAL FUND BALANCES',[r1,r2],'TOTAL',key='total_equity')
s.t('TOTAL LIABILITIES AND FUND BALANCES',[tl,te],'TOTAL')
# plant: one printed digit of Prepaid insurance? -> Accrued expenses, Operating: 16,520.91 -> 16,580.91
i=Lb[1]; s.rows[i]['values'][0]=16580.91
s.d['planted']={'what':'Accrued expenses, Operating Fund: printed 16,580.91 where the total needs 16,520.91 (as in its Total 2024 column)','kind':'digit_changed'}
n='seabrook_terrace_fund_balance_sheet.pdf'
c=canvas.Canvas(B+'documents/'+n,pagesize=(842,595))
c.setFillColor(colors.HexColor('#1f3b57'));c.rect(36,520,770,44,fill=1,stroke=0);c.setFillColor(colors.white)
c.setFont('Helvetica-Bold',13);c.drawString(46,546,P);c.setFont('Helvetica',10);c.drawString(46,530,'COMPARATIVE BALANCE SHEET BY FUND');c.drawRightString(796,530,'December 31, 2024 with totals for 2023')
c.setFillColor(colors.black);XS=[418,510,600,700,796]
c.setFont('Helvetica-Bold',8.5)
c.drawCentredString(475,505,'- - - - - - - - - - - - - 2024 - - - - - - - - - - - - -')
for X,(a,b) in zip(XS,(('Operating','Fund'),('Replacement','Fund'),('Contingency','Fund'),('Total','2024'),('Total','2023'))): c.drawRightString(X,493,a);c.drawRightString(X,483,b)
c.line(36,478,806,478);y=462;k=0
for r in s.rows:
    T=r['rowType']
    if T=='HEADING': y-=4
    if T=='TOTAL': c.setFillColor(colors.HexColor('#dde5ec'));c.rect(36,y-4,770,14,fill=1,stroke=0);c.setFillColor(colors.black)
    c.setFont('Helvetica-Bold' if T!='LINE' else 'Helvetica',8.8)
    lab=r['label']
    if len(lab)>60: c.drawString(50,y,'Contract liabilities (assessments received in advance -');y-=11;c.drawString(58,y,'replacement fund)')
    else: c.drawString(40 if T!='LINE' else 50,y,lab)
    for X,a in zip(XS,r['values']):
        if a is None: continue
        t=fm(a,2,dash='—')
        if T=='TOTAL' and a: t=t.replace('(','($ ') if a<0 else '$ '+t
        c.drawRightString(X,y,t)
    y-=15 if T!='TOTAL' else 21
c.setFont('Helvetica-Oblique',8);c.drawString(40,40,'See independent accountant\'s review report and notes to financial statements.');c.drawRightString(796,40,'Page 2')
c.save()
save(n,[s],'OTHER','BALANCE_SHEET','fund columns, cents, shaded totals, landscape A4',True)
