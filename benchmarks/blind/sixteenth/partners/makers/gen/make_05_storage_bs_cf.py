# Self-storage: balance sheet (page 1) and cash flow statement (page 2)
import random
from st import *
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
R=random.Random(1105); N='KeyHaven_Storage_Pine_Ridge_financials_oct2025.pdf'
def dv(b,k): return [b[0],b[1],b[0]-b[1],b[2]]
P='KeyHaven Storage - Pine Ridge'
s=St('Balance Sheet',P,None,'2025-10-31',['10/31/2025','09/30/2025','Change','12/31/2024'],page=1,derive=dv,zero='dash',cents=True)
q=lambda x:round(x,2)
# flows
niM,niY=23418.62,208774.19; depM,depY=19250.00,192500.00; amM,amY=610.00,6100.00
arM,arY=-1182.40,-3377.15; ppM,ppY=3104.17,-5208.34; apM,apY=2466.90,-4120.55; acM,acY=5890.00,21340.00; prM,prY=-1240.75,2209.60; scM,scY=0.0,-250.0
cxM,cxY=-8640.00,-61255.80; tiM,tiY=-5200.00,-52000.00; pdM,pdY=-9377.41,-92610.28; diM,diY=-30000.00,-210000.00
c0,c1=66231.94,None
cash9=88417.60; cash=q(cash9+niM+depM+amM+arM+ppM+apM+acM+prM+scM+cxM+tiM+pdM+diM)
totY=q(niY+depY+amY+arY+ppY+apY+acY+prY+scY+cxY+tiY+pdY+diY); cash0=q(cash-totY)
def three(now,fm,fy): return [q(now),q(now-fm),q(now-fy)]
s.H('ASSETS',lvl=0); s.H('Current Assets',lvl=1)
# split cash: petty fixed, reserve inside separate
pc=500.0
ca=[s.L('Operating Account',[q(cash-pc),q(cash9-pc),q(cash0-pc)],'1010'),s.L('Petty Cash / Change Fund',[pc]*3,'1020'),
 s.L('Accounts Receivable - Tenants',three(14820.33,-arM,-arY),'1110'),s.L('Prepaid Insurance & Taxes',three(22614.70,-ppM,-ppY),'1210')]
t1=s.T('Total Current Assets',ca,lvl=1)
s.H('Escrows & Reserves',lvl=1)
re=[s.L('Tax & Insurance Escrow',three(48200.00,0,0),'1310'),s.L('Capital Reserve - Lender',three(71600.00,-tiM,-tiY),'1320')]
t2=s.T('Total Escrows & Reserves',re,lvl=1)
s.H('Fixed Assets',lvl=1)
fa=[s.L('Land',[1240000.0]*3,'1510'),s.L('Buildings & Improvements',three(7985430.80,-cxM,-cxY),'1520'),s.L('Office Equipment & Vehicles',[61880.0]*3,'1540'),s.L('Accumulated Depreciation',three(-1386000.00,-depM,-depY),'1590')]
t3=s.T('Net Fixed Assets',fa,lvl=1)
lo=s.L('Loan Costs, Net',three(54290.00,-amM,-amY),'1710')
ta=s.T('TOTAL ASSETS',[t1,t2,t3,lo],type='TOTAL',key='total_assets')
s.H('LIABILITIES & EQUITY',lvl=0); s.H('Current Liabilities',lvl=1)
cl=[s.L('Accounts Payable',three(16733.28,apM,apY),'2010'),s.L('Accrued Property Taxes',three(58900.00,acM,acY),'2110'),s.L('Prepaid Rents',three(31244.15,prM,prY),'2210'),s.L('Security Deposits',three(0,scM,scY),'2310')]
t4=s.T('Total Current Liabilities',cl,lvl=1)
mt=s.L('Mortgage Note Payable',three(5218406.77,pdM,pdY),'2510')
tl=s.T('TOTAL LIABILITIES',[t4,mt],type='TOTAL',key='total_liabilities')
s.H('Equity',lvl=1)
A=s.rows[ta]['base']; Lb=s.rows[tl]['base']
eqT=[q(a-l) for a,l in zip(A,Lb)]
ni=[niY,q(niY-niM),146902.33]; ds=[diY,q(diY-diM),-240000.0]
op=q(eqT[0]-ni[0]-ds[0]-2600000); op24=q(eqT[2]-ni[2]-ds[2]-2600000)
assert q(eqT[1]-ni[1]-ds[1]-2600000)==op,(eqT,ni,ds,op)
eq=[s.L('Members\u2019 Contributions',[2600000.0]*3,'3010'),s.L('Retained Earnings',[op,op,op24],'3110'),s.L('Distributions - Current Year',ds,'3210'),s.L('Net Income - Current Year',ni,'3310')]
te=s.T('TOTAL EQUITY',eq,type='TOTAL',key='total_equity')
s.T('TOTAL LIABILITIES & EQUITY',[tl,te],type='TOTAL')
f=St('Statement of Cash Flows',P,None,'2025-10-31',['Month of October','Year to Date'],page=2,zero='dash',cents=True)
f.H('Cash Flows from Operating Activities'); n=f.L('Net Income',[niM,niY]); f.H('Adjustments to reconcile net income:',lvl=1)
o=[n]+[f.L(l,[a,b],lvl=2) for l,a,b in [('Depreciation',depM,depY),('Amortization of Loan Costs',amM,amY),('(Increase) Decrease in Receivables',arM,arY),('(Increase) Decrease in Prepaids',ppM,ppY),('Increase (Decrease) in Accounts Payable',apM,apY),('Increase (Decrease) in Accrued Taxes',acM,acY),('Increase (Decrease) in Prepaid Rents',prM,prY),('Increase (Decrease) in Security Deposits',scM,scY)]]
a1=f.T('Net Cash Provided by Operating Activities',o)
f.H('Cash Flows from Investing Activities'); a2=f.T('Net Cash Used in Investing Activities',[f.L('Building Improvements',[cxM,cxY]),f.L('Deposits to Capital Reserve',[tiM,tiY])])
f.H('Cash Flows from Financing Activities'); a3=f.T('Net Cash Used in Financing Activities',[f.L('Principal Payments on Mortgage',[pdM,pdY]),f.L('Distributions to Members',[diM,diY])])
nc=f.T('NET INCREASE (DECREASE) IN CASH',[a1,a2,a3],type='TOTAL',key='net_cash_flow')
bg=f.L('Cash, Beginning of Period',[cash9,cash0]); en=f.T('CASH, END OF PERIOD',[nc,bg],type='TOTAL')
assert f.rows[en]['base']==[cash,cash],(f.rows[en]['base'],cash,cash0)
fm=lambda v:'\u2014' if v==0 else ('{:,.2f}'.format(v) if v>0 else '({:,.2f})'.format(-v))
st=ParagraphStyle('a',fontName='Helvetica-Bold',fontSize=14,textColor=colors.HexColor('#b4451a')); s2=ParagraphStyle('b',fontName='Helvetica',fontSize=9.5,leading=13)
def tab(S,hd,w,code):
    data=[hd];sty=[('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',8.5),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#f4d9c6')),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]
    for r in S.rows:
        k=len(data); lab=('%s \u00b7 %s'%(r['code'],r['label'])) if r['code'] else r['label']
        data.append([lab]+(['']*(len(hd)-1) if r['type']=='HEADING' else [fm(v) for v in r['vals']]))
        sty.append(('LEFTPADDING',(0,k),(0,k),6+10*r['lvl']+(8 if r['type']=='LINE' else 0)))
        if r['type']!='LINE': sty.append(('FONT',(0,k),(-1,k),'Helvetica-Bold',8.5))
        if r['type'] in('SUBTOTAL','TOTAL'): sty.append(('LINEABOVE',(1,k),(-1,k),.5,colors.black))
        if r['type']=='TOTAL': sty+= [('BACKGROUND',(0,k),(-1,k),colors.HexColor('#f7efe8')),('BOTTOMPADDING',(0,k),(-1,k),6)]
    t=Table(data,colWidths=w,repeatRows=1,hAlign='LEFT'); t.setStyle(TableStyle(sty)); return t
def pgf(c,d): c.setFont('Helvetica',7.5); c.drawString(50,24,'KeyHaven Storage Management \u2022 accrual basis \u2022 unaudited \u2022 612 units / 74,850 NRSF'); c.drawRightString(562,24,'p. %d'%d.page)
D=SimpleDocTemplate(doc(N),pagesize=letter,leftMargin=50,rightMargin=50,topMargin=42,bottomMargin=44,invariant=1)
D.build([Paragraph(P,st),Spacer(1,6),Paragraph('Balance Sheet as of October 31, 2025',s2),Spacer(1,8),tab(s,['Account','10/31/2025','09/30/2025','Change','12/31/2024'],[212,78,78,70,78],1),PageBreak(),
 Paragraph(P,st),Spacer(1,6),Paragraph('Statement of Cash Flows for the period ended October 31, 2025',s2),Spacer(1,8),tab(f,['','Month of October','Year to Date'],[290,105,105],0),Spacer(1,14),
 Paragraph('<b>Note.</b> Cash includes the operating account and the change fund. The lender reserve is restricted and shown under investing activities.',s2)],onFirstPage=pgf,onLaterPages=pgf)
save(N,[s,f],'SELF_STORAGE','BALANCE_SHEET','portrait, code and label in one cell with a middle dot, prior month / change / year end; cash flow on page 2',False)
