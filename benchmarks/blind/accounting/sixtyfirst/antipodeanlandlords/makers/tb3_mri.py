# UK MRI trial balance, six property entities, monospaced PDF, trailing minus (reportlab canvas)
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
F='/usr/share/fonts/truetype/liberation/LiberationMono-'
pdfmetrics.registerFont(TTFont('LM',F+'Regular.ttf')); pdfmetrics.registerFont(TTFont('LMB',F+'Bold.ttf'))
rnd=random.Random(6103)
FN='MRI_TRIALBAL_0625_HALCYON.pdf'
ACC={'0100-00':'Investment Property at Valuation','0110-00':'Lease Incentives - Rent Free','0120-00':'Capitalised Letting Fees',
'1100-00':'Tenant Debtors Control','1110-00':'Service Charge Debtors','1120-00':'Provision for Doubtful Debts','1200-00':'VAT Control','1210-00':'Prepayments',
'1300-00':'Rent Collection Bank A/c','1310-00':'Service Charge Bank A/c','1320-00':'Rent Deposit Bank A/c',
'2100-00':'Trade Creditors','2110-00':'Accruals','2120-00':'Rent in Advance','2130-00':'Rent Deposits Held','2200-00':'I/C Halcyon Holdco Ltd','2300-00':'Bank Loan - Aviva','2310-00':'Unamortised Loan Fees',
'3000-00':'Partners Capital Account','3100-00':'Profit & Loss Brought Forward','3200-00':'Revaluation Reserve',
'4000-00':'Rental Income','4010-00':'Turnover Rent','4020-00':'Car Park Income','4030-00':'Insurance Recoverable','4040-00':'Service Charge Income','4090-00':'Surrender Premiums',
'5000-00':'Empty Rates','5010-00':'Void Service Charge','5020-00':'Repairs - Landlord','5030-00':'Buildings Insurance','5040-00':'Managing Agents Fees','5050-00':'Legal & Professional','5060-00':'Letting Fees Written Off',
'5100-00':'S/C Mechanical & Electrical','5110-00':'S/C Cleaning','5120-00':'S/C Security & Reception','5130-00':'S/C Utilities','6000-00':'Audit & Accountancy','6010-00':'Bank Charges','6100-00':'Loan Interest','6110-00':'Amortisation of Loan Fees'}
ENT=[('H101','Calthorpe Court, Birmingham',1,18.4e6,'office'),('H102','Ropewalk Retail Park, Hull',1,24.1e6,'retail'),('H103','Units 1-9 Sandall Trade Estate',0,9.6e6,'ind'),
 ('H104','41-47 Deansgate Parade',1,12.75e6,'retail'),('H105','Tyne Quays House, Gateshead',1,15.2e6,'office'),('H106','Fosse Distribution Centre',0,31.5e6,'ind')]
def build(code,name,sc,val,kind):
    o={};dr={};cr={}
    R=lambda a,b: r2(rnd.uniform(a,b))
    def O(a,v): o[a]=r2(o.get(a,0)+v)
    def J(d,c,v):
        v=r2(v); dr[d]=r2(dr.get(d,0)+v); cr[c]=r2(cr.get(c,0)+v)
    q=r2(val*0.066/4)            # quarterly rent
    vat=kind!='retail' or True
    O('0100-00',val); 
    if kind!='ind': O('0110-00',R(60e3,240e3))
    O('0120-00',R(18e3,70e3)); O('1100-00',R(.04,.14)*q*2); O('1120-00',-R(2e3,19e3)) if kind!='ind' else 0
    O('1200-00',-R(3e3,14e3)); O('1210-00',R(6e3,24e3)); O('1300-00',R(90e3,420e3))
    dep=R(20e3,120e3)
    if code!='H106': O('1320-00',dep); O('2130-00',-dep)
    O('2100-00',-R(4e3,38e3)); O('2110-00',-R(5e3,22e3)); O('2120-00',-r2(q*.28)); O('2200-00',-R(4e5,2.1e6)); 
    if code!='H103':
        O('2300-00',-round(val*.5,-4)); O('2310-00',R(30e3,90e3)); O('6100-00',r2(val*.5*.051/12*2)); O('6110-00',2150.00)
    O('3000-00',-round(val*.3,-5)); O('3200-00',-R(.02,.08)*val)
    O('4000-00',-r2(q*2/3*.98)); O('5040-00',r2(q*.02)); O('5030-00',R(3e3,9e3)); O('5050-00',R(1e3,12e3)); O('5020-00',R(1e3,9e3)); O('6000-00',R(1500,3800)); O('6010-00',R(60,210))
    if kind=='office': O('4020-00',-R(2e3,9e3)); O('5000-00',R(5e3,28e3)); O('5010-00',R(4e3,15e3))
    if kind=='retail': O('4010-00',-R(4e3,16e3)); O('5060-00',R(2e3,8e3))
    if code=='H104': O('4090-00',-35000.00)
    O('4030-00',-r2(o['5030-00']*.93))
    if sc:
        O('1110-00',R(5e3,30e3)); O('1310-00',R(20e3,90e3)); O('4040-00',-R(40e3,90e3)); O('5100-00',R(9e3,20e3)); O('5110-00',R(6e3,14e3)); O('5130-00',R(8e3,24e3))
        if kind=='office': O('5120-00',R(12e3,26e3))
    O('3100-00',-r2(sum(o.values())))
    # June movements: quarter day 24 June
    J('1100-00','2120-00',q); J('1100-00','1200-00',q*.2); J('2120-00','4000-00',q/3)
    rec=r2((q*1.2)*R(.55,.86)); J('1300-00','1100-00',rec)
    if sc:
        s=R(24e3,60e3); J('1110-00','4040-00',s); J('1110-00','1200-00',s*.2); J('1310-00','1110-00',s*R(.6,1.0))
        for a in ('5100-00','5110-00','5130-00')+(('5120-00',) if kind=='office' else ()):
            v=R(2e3,8e3); J(a,'2100-00',v); J('1200-00','2100-00',v*.2)
        J('2100-00','1310-00',R(6e3,18e3))
    for a,x,y in (('5040-00',.005*q,.01*q),('5020-00',300,4200),('5050-00',400,6000)):
        v=R(x,y); J(a,'2100-00',v); J('1200-00','2100-00',v*.2)
    J('5030-00','1210-00',o['5030-00']/2); J('2100-00','1300-00',R(4e3,24e3)); J('6010-00','1300-00',R(20,70))
    if '2300-00' in o: J('6100-00','1300-00',val*.5*.051/12); J('6110-00','2310-00',1075.00)
    if kind=='office': J('5000-00','2110-00',R(2e3,9e3)); J('1300-00','4020-00',R(900,3400))
    if code in('H102','H105'): J('2200-00','1300-00',150000.00)
    if code=='H101': J('0120-00','2100-00',14250.00); J('1200-00','2100-00',2850.00)
    if code=='H105': J('1320-00','2130-00',8400.00)
    J('2110-00','2100-00',R(1500,4000))
    out=[]
    for a in ACC:
        if a in o or a in dr or a in cr:
            b=o.get(a,0.0);d=dr.get(a,0.0);c=cr.get(a,0.0); out.append((a,ACC[a],b,d,c,r2(b+d-c)))
    return out
def m(v): s=f'{abs(v):,.2f}'; return s+('-' if v<0 else ' ')
rows=[];tot=[]
c=canvas.Canvas(D+FN,pagesize=A4); W,HT=A4; st={'y':0,'p':0}
X=[44,96,322,402,478,560]; fs=7.6
def right(x,s,f='LM'): c.setFont(f,fs); c.drawRightString(x,st['y'],s)
def head(e,n):
    if st['p']: c.showPage()
    st['p']+=1; c.setFont('LM',fs); y=HT-40
    c.drawString(44,y,'Database:  HALCYON_LIVE'); c.drawCentredString(W/2,y,'Trial Balance'); c.drawRightString(556,y,f'Page:      {st["p"]:>8}')
    c.drawString(44,y-10,f'Entity:    {e}'); c.drawCentredString(W/2,y-10,'Halcyon Estates (UK) LP'); c.drawRightString(556,y-10,'Date:    04/07/2025')
    c.drawString(44,y-20,'Basis:     Accrual    Book: GB'); c.drawCentredString(W/2,y-20,n); c.drawRightString(556,y-20,'Time:      09:42 AM')
    c.drawCentredString(W/2,y-34,'Period 06/25  (01/06/2025 - 30/06/2025)    Currency: GBP')
    st['y']=y-56
    c.drawString(44,st['y'],'Account'); c.drawString(96,st['y'],'Description')
    for x,t in zip((322,402,478,556),('Opening','','','Closing')): c.drawRightString(x,st['y'],t)
    st['y']-=9
    for x,t in zip((322,402,478,556),('Balance','Debit','Credit','Balance')): c.drawRightString(x,st['y'],t)
    st['y']-=4; c.setDash(2,1.2); c.setLineWidth(.6); c.line(44,st['y'],556,st['y']); c.setDash(); st['y']-=12
G=[0.0]*4
for e,n,sc,v,k in ENT:
    data=build(e,n,sc,v,k); head(e,n); s=[0.0]*4
    for a,d,b,x,y,z in data:
        c.setFont('LM',fs); c.drawString(44,st['y'],a); c.drawString(96,st['y'],d)
        right(326,m(b)); right(402,f'{x:,.2f}'); right(478,f'{y:,.2f}'); right(560,m(z))
        rows.append({'account':a,'name':d,'beginning':b,'debit':x,'credit':y,'ending':z})
        s=[r2(p+q) for p,q in zip(s,(b,x,y,z))]; st['y']-=11.6
    assert s[0]==0 and s[3]==0 and s[1]==s[2],(e,s)
    G=[r2(p+q) for p,q in zip(G,s)]
    def tl(lab,s):
        c.setLineWidth(.5)
        for x0,x1 in ((250,322),(336,402),(412,478),(488,556)): c.line(x0,st['y']+8,x1,st['y']+8)
        c.setFont('LMB',fs); c.drawString(96,st['y']-2,lab); st['y']-=2
        right(326,m(s[0]),'LMB'); right(402,f'{s[1]:,.2f}','LMB'); right(478,f'{s[2]:,.2f}','LMB'); right(560,m(s[3]),'LMB'); st['y']-=16
        tot.append({'label':lab,'beginning':s[0],'debit':s[1],'credit':s[2],'ending':s[3]})
    tl(f'Total Entity {e}',s)
tl('Grand Total',G)
c.setFont('LM',fs); c.drawString(96,st['y']-6,'*** End of Report ***   6 entities selected'); c.save()
save(FN,'TB',['beginning','debit','credit','ending'],rows,tot,'UK MRI monospaced trial balance, six entities one a page, opening/debit/credit/closing, trailing minus',False)
