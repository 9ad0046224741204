# Student housing balance sheet, portrait, serif, GL number column right of the label, two pages
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
def make():
    g=random.Random(4107); name='TheForum_BS_0825.pdf'
    s=S('Balance Sheet - Comparative','The Forum at University Heights',None,'2025-08-31',['Current Month','Prior Month','Net Change','Prior Year End'])
    def B(code,label,a,p,y,lvl=2): v=[int(round(x*100)) for x in (a,p,y)]; return s.line(label,[v[0],v[1],v[0]-v[1],v[2]],code,lvl)
    r=lambda x,j=.05: round(x*g.gauss(1,j),2)
    s.head('ASSETS'); s.head('Cash',lvl=1)
    c1=s.tot('Total Cash',[B('1010','Operating Account',r(1184220.17),r(402118.9),r(688431.5)),B('1015','Property Petty Cash',500,500,500),B('1020','Security Deposit Account',214750,198300,206125),B('1030','Money Market Sweep',r(750000,.001),r(747000,.001),0)],lvl=1)
    s.head('Receivables',lvl=1)
    c2=s.tot('Net Receivables',[B('1110','Resident Receivables',r(168340),r(71220),r(54870)),B('1115','Allowance for Doubtful Accounts',-31200,-28700,-22450),B('1120','Commercial Tenant Receivables',r(6420),r(6420),r(3890)),B('1130','Insurance Claim Receivable',0,18264.5,18264.5)],lvl=1)
    s.head('Prepaids and Escrows',lvl=1)
    c3=s.tot('Total Prepaids and Escrows',[B('1210','Prepaid Property Insurance',88416.69,101047.65,37892.87),B('1215','Prepaid Marketing',r(9350),r(11900),r(4100)),B('1220','Prepaid Software Licenses',r(6120),r(7344),0),B('1250','Real Estate Tax Escrow',412600.4,361025.35,206300.2),B('1260','Replacement Reserve Escrow',297115.88,293282.55,241310.21)],lvl=1)
    ca=s.tot('TOTAL CURRENT ASSETS',[c1,c2,c3],lvl=0)
    s.head('Fixed Assets',lvl=1)
    gross=s.tot('Fixed Assets at Cost',[B('1510','Land',6150000,6150000,6150000),B('1520','Buildings',48712330.05,48712330.05,48712330.05),B('1530','Site Improvements',2318440.7,2318440.7,2287115.7),B('1540','Furniture, Fixtures and Equipment',4106218.33,3951770.83,3940225.18),B('1550','Turn Capital - 2025',386204.9,211983.42,0),B('1560','Construction in Progress',27500,92140,0)],lvl=2)
    ad=B('1590','Accumulated Depreciation',-9422871.64,-9268104.31,-8184733,2)
    fa=s.tot('NET FIXED ASSETS',[gross,ad],lvl=0)
    s.head('Other Assets',lvl=1)
    oa=s.tot('Total Other Assets',[B('1610','Deferred Financing Costs',512400,512400,512400),B('1615','Accumulated Amortization',-179340,-175070,-145180),B('1620','Utility Deposits',18250,18250,18250)],lvl=1)
    ta=s.tot('TOTAL ASSETS',[ca,fa,oa],lvl=0,kind='TOTAL',key='total_assets')
    s.head('LIABILITIES'); s.head('Current Liabilities',lvl=1)
    l1=s.tot('Total Current Liabilities',[B('2010','Accounts Payable - Trade',r(342880),r(268410),r(147230)),B('2015','Accounts Payable - Intercompany',r(14200),r(9800),0),B('2020','Accrued Expenses',r(96440),r(81320),r(73900)),B('2025','Accrued Payroll and Bonuses',r(58210),r(49870),r(62450)),B('2030','Accrued Real Estate Taxes',412600.4,361025.35,206300.2),B('2040','Accrued Mortgage Interest',143918.75,144202.1,145611.9),B('2050','Sales Tax Payable',r(712),r(688),r(903)),B('2060','Deferred Cable Revenue',32000,32500,36000)],lvl=1)
    s.head('Resident Liabilities',lvl=1)
    l2=s.tot('Total Resident Liabilities',[B('2110','Security Deposits - Refundable',214750,198300,206125),B('2115','Prepaid Rents',r(688310),r(161240),r(244780)),B('2120','Resident Refunds Payable',r(22610),r(31905),r(2118)),B('2130','Unclaimed Property',4112.36,4112.36,2870.11)],lvl=1)
    s.head('Long-Term Liabilities',lvl=1)
    l3=s.tot('Total Long-Term Liabilities',[B('2510','First Mortgage - Fixed',38654120.44,38713877.19,39127661.82),B('2520','Mezzanine Note',3500000,3500000,3500000)],lvl=1)
    tl=s.tot('TOTAL LIABILITIES',[l1,l2,l3],lvl=0,kind='TOTAL',key='total_liabilities')
    s.head('EQUITY')
    A=s.rows[ta].vals; L=s.rows[tl].vals; need=[(A[k]-L[k])/100 for k in(0,1,3)]
    cy=[412906.18,527113.44,0]; dist=[-1125000,-1125000,0]; lp=11875000; gp=625000
    re=need[2]-lp-gp; adj=[need[k]-lp-gp-re-cy[k]-dist[k] for k in(0,1)]
    # current year income takes the change
    cy=[cy[0]+adj[0],cy[1]+adj[1],0]
    e=[B('3010','Limited Partner Capital',lp,lp,lp,1),B('3020','General Partner Capital',gp,gp,gp,1),B('3110','Distributions - Current Year',dist[0],dist[1],0,1),B('3200','Retained Earnings',re,re,re,1),B('3900','Net Income - Current Year',cy[0],cy[1],0,1)]
    te=s.tot('TOTAL EQUITY',e,lvl=0,kind='TOTAL',key='total_equity'); s.tot('TOTAL LIABILITIES AND EQUITY',[tl,te],lvl=0,kind='TOTAL'); assert s.rows[-1].vals==A,(s.rows[-1].vals,A)
    print('current year income',cy,'RE',re)
    W,H=letter; c=canvas.Canvas(doc(name),pagesize=letter,invariant=1); p=1; X=[330,408,486,566]
    def top():
        c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-40,'The Forum at University Heights'); c.setFont('Times-Bold',11); c.drawCentredString(W/2,H-55,'Balance Sheet - Comparative'); c.setFont('Times-Roman',9.5); c.drawCentredString(W/2,H-68,'As of August 31, 2025   |   Accrual   |   Fiscal year ends December 31')
        y=H-90; c.setFont('Times-Bold',8.5)
        c.drawString(36,y-10,'Description'); c.drawString(222,y-10,'GL No.')
        for x,a,b in zip(X,('Current Month','Prior Month','Net','Prior Year End'),('08/31/2025','07/31/2025','Change','12/31/2024')): c.drawRightString(x,y,a); c.drawRightString(x,y-10,b)
        c.setLineWidth(1.2); c.line(36,y-14,W-46,y-14); c.setLineWidth(.4); c.line(36,y-16,W-46,y-16); return y-30
    def foot():
        c.setFont('Times-Italic',8); c.drawString(36,28,'Quadrangle Student Communities - Property Accounting'); c.drawRightString(W-46,28,f'Page {p} of 2')
    y=top()
    first={}
    for k,r_ in enumerate(s.rows):
        if r_.label=='LIABILITIES': foot(); c.showPage(); p+=1; y=top()
        b=r_.t!='LINE'; c.setFont('Times-Bold' if b else 'Times-Roman',9.2)
        c.drawString(36+10*r_.lvl,y,r_.label); 
        if r_.code: c.drawString(224,y,r_.code)
        if r_.t!='HEADING':
            dol='$' if r_.t=='TOTAL' else ''
            for x,v in zip(X,r_.vals):
                t=num(v,2,'()',zero='-'); c.drawRightString(x+(3 if t.endswith(')') else 0),y,t)
                if dol: c.drawString(x-68,y,dol)
            if r_.items:
                c.setLineWidth(.5); [c.line(x-68,y+9.2,x,y+9.2) for x in X]
                if r_.label in('TOTAL ASSETS','TOTAL LIABILITIES AND EQUITY'): [c.line(x-68,y-o,x,y-o) for x in X for o in(2.5,4.2)]
        y-=12.2
        if r_.items: y-=5
    foot(); c.save()
    for r_ in s.rows:   # printed as a lone dash: left out of the truth
        if r_.t!='HEADING': r_.vals=[None if v==0 else v for v in r_.vals]
    save(name,[s],'STUDENT_HOUSING','BALANCE_SHEET','property accounting, student-housing manager','serif, GL number between label and amounts, two-line date headers, floating dollar signs, dashes for nil','$ signs apart from figures; Net Change column between balances; gross/net fixed assets')
if __name__=='__main__': make()
